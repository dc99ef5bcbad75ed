import { describe, expect, it } from "vitest";
import { MOST_NAMES, musicNames } from "../../../../src/host/embedded/music/music-names.ts";

const NONE = { playlist: [], artist: [], album: [], song: [] };
const many = (count: number, word: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${at}`);

describe("names of music", () => {
  it("come each once, however they are written", () => {
    const names = musicNames({
      ...NONE,
      artist: ["Zoë Ash", "ZOE ASH", "", "  "],
      song: ["Zoë Ash"],
    });
    expect(names.map(({ name, sort }) => [sort, name])).toEqual([
      ["artist", "Zoë Ash"],
      ["song", "Zoë Ash"],
    ]);
  });

  it.each([
    ["Lamplight (2011 Remaster) [feat. Jo]", "Lamplight"],
    ["Steam - Live at the Depot", "Steam"],
    ["Slack Water feat. Ines Moreau", "Slack Water"],
  ])("are known without what stands behind them: %s", (song, also) => {
    expect(musicNames({ ...NONE, song: [song] })).toMatchObject([{ name: song, also: [also] }]);
  });

  it.each(["(Untitled)", "Rue - des Tilleuls", "Live Wire"])("stay whole: %s", (song) => {
    expect(musicNames({ ...NONE, song: [song] })).toEqual([
      { id: `song:${song}`, name: song, sort: "song" },
    ]);
  });

  it("stop at the limit, songs first to be left out", () => {
    const titles = {
      playlist: many(3, "List"),
      artist: many(MOST_NAMES - 10, "Artist"),
      album: many(5, "Album"),
      song: many(MOST_NAMES, "Song"),
    };
    const names = musicNames(titles);
    expect(names).toHaveLength(MOST_NAMES);
    expect(names.filter(({ sort }) => sort === "song")).toHaveLength(2);
    expect(names.filter(({ sort }) => sort === "album")).toHaveLength(5);
  });
});
