/** How people ask for the music tools, ` / ` between two ways. Read by the index, never by a model. */
export const musicPhrases = {
  "music.play": `
    play some music / put on jazz / play the beatles / play my workout playlist / I want to hear abba / play yesterday by the beatles /
    start the album thriller / play something relaxing / shuffle my library / play the news podcast / put on the radio /
    play an audiobook / listen to classical / play songs by adele / some rock please / play my favourites / start playing music /
    put the new taylor swift on / queue up miles davis / can we have some christmas songs / play that song from the film /
    let's hear some blues / play hits from the eighties / throw on a party playlist / play radio four / stick some reggae on /
    music please / play bohemian rhapsody / I'm in the mood for piano music / play the latest episode of my podcast /
    read me my audiobook / continue the audiobook from where I stopped / play the soundtrack of frozen / blast some metal /
    play me a lullaby / start my chill mix / I fancy a bit of mozart / tune in to the jazz station / play music for studying /
    play the playlist called dinner / have you got any coldplay / play all songs by queen / give me some tunes / play the album back in black /
    dance music / play the next chapter of my book / could you play hotel california / listen to the radio / play a random song /
    play songs I like / get some soul going / start a station based on radiohead / spin some vinyl classics / drop some beats /
    play country music / turn on the music / turn the radio on / I'd love to listen to bach / play whale sounds / hit me with some funk /
    play episode five of the podcast / start the harry potter audiobook / play a song / play anything by prince / resume my audiobook`,
  "music.control": `
    pause the music / stop the song / next song / skip / previous track / what's playing / resume / who sings this / continue the music /
    go back one song / what song is this / skip this track / stop the music / unpause / what's the name of this song / play it again /
    carry on / pause / what album is this / repeat this song / turn on shuffle / who is this by / next please / last song again /
    hold the music / restart the track / stop playing / which artist is this / start the music again / skip forward / I don't like this one, next /
    tell me the title of the current song / loop this / what am I listening to / one track back / pause that for a second /
    shuffle off / stop playback / name that tune / jump to the next one / who's singing / play on / back to the beginning of the song /
    what's this called / enough music / halt the playlist / put this on repeat / change the song / song info / get the next track /
    please stop the radio / what band is this / move on to another song / resume playback / what year is this song from / cut the music /
    keep playing / rewind to the last track / which song is on right now / skip two songs / freeze the music / pause the podcast /
    stop the audiobook / what's the track that's on / play the previous one / not this song / next track /
    hear that song once more / who wrote this song / is this the new album / turn off the music / music off`,
} as const;
