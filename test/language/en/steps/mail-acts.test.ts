import { describe, expect, it } from "vitest";
import { mailActIn } from "../../../../src/language/en/steps/mail-acts.ts";

it.each([
  ["reply that's fine by me", "that's fine by me"],
  ["answer her I'll bring the oars", "I'll bring the oars"],
  ["respond yes please", "yes please"],
  ["write back and tell him it's on", "it's on"],
  ["reply to her and let her know the tide's right", "the tide's right"],
])("what is shown is answered: %s", (text, says) => {
  expect(mailActIn(text)).toMatchObject({ act: "reply", mail: undefined, says, isSent: true });
});

it.each(["answer the door", "reply to all of them"])("no answer to a mail: %s", (text) => {
  expect(mailActIn(text)).toBeUndefined();
});

describe("a mail that is sent on", () => {
  it.each([
    ["forward Odo's minutes to Kim", { mail: "Odo's minutes", to: "Kim", isSent: true }],
    ["send the invoice Odo mailed on to Kim", { mail: "the invoice Odo mailed", to: "Kim" }],
    ["pass that on to my aunt", { mail: undefined, to: "my aunt" }],
    ["Tar letter, forward it to Kim", { mail: "the Tar letter", to: "Kim" }],
    ["The tide table mail goes to Kim. Forward it.", { mail: "The tide table mail", to: "Kim" }],
    ["Una'll only lose hers, so forward her the ferry booking", { to: "Una" }],
    ["fire it across to Kim, would you", { mail: undefined, to: "Kim" }],
    ["ping that over to Odo, he lost his", { mail: undefined, to: "Odo", says: undefined }],
    ["shoot this along to Una please. She asked twice.", { mail: undefined, to: "Una" }],
    ["please forward it to Kim and say he should look", { to: "Kim", says: "he should look" }],
    ["make a draft that forwards Odo's tar mail to Kim", { to: "Kim", isSent: false }],
    [
      "Kim needs the latest mail from Odo. Can you forward it?",
      { mail: "the latest mail from Odo", to: "Kim" },
    ],
    ["find Odo's tar mail and forward it to Kim", { mail: "Odo's tar mail", to: "Kim" }],
    ["get the letter from Una and send it on to Kim", { mail: "the letter from Una", to: "Kim" }],
    ["let Kim see the mail about tar, forward it", { mail: "the mail about tar", to: "Kim" }],
    [
      "forward the mail about 'Going to Cork' to Kim",
      { mail: "the mail about 'Going to Cork'", to: "Kim" },
    ],
    ["forward the latest mail about 'Add rope to the list' to Kim", { to: "Kim", says: undefined }],
  ])("%s", (text, act) => {
    expect(mailActIn(text)).toMatchObject({ act: "forward", ...act });
  });

  it.each(["fast forward the song", "send a text to Kim", "move the regatta forward", "send it"])(
    "none in: %s",
    (text) => {
      expect(mailActIn(text)).toBeUndefined();
    },
  );
});

describe("an answer that is to be sent", () => {
  it.each([
    ["send a reply to Odo's tar mail: yes please", { mail: "Odo's tar mail", says: "yes please" }],
    ["send him an answer saying I'll be there", { mail: undefined, says: "I'll be there" }],
    ["reply to Odo and ask him who rows", { mail: "Odo", says: "Who rows?" }],
    [
      "answer Odo's tar mail and thank him for his help",
      { mail: "Odo's tar mail", says: "Thank you for your help" },
    ],
    ["send a quick reply to Odo that noon suits us", { mail: "Odo", says: "noon suits us" }],
    [
      "reply to Odo's mail saying that's fine, and send it",
      { mail: "Odo's mail", says: "that's fine" },
    ],
    ["reply to Odo and send it straight away: two, please", { mail: "Odo", says: "two, please" }],
    [
      "I have to get back to Odo's last mail with 'Fine.' Can you send the reply for me?",
      { mail: "Odo's last mail", says: "Fine." },
    ],
    ["answer that the oars come on Tuesday and send it", { mail: undefined }],
    ["reply to Odo's mail about 'Tar' with 'Two, please.'", { says: "Two, please." }],
    ['respond to Kim saying "see you there"', { mail: "Kim", says: "see you there" }],
  ])("%s", (text, act) => {
    expect(mailActIn(text)).toMatchObject({ act: "reply", isSent: true, ...act });
  });

  it.each([
    [
      "reply to Odo's tar mail saying yes, of course, then file it away",
      "yes, of course",
      "file it away",
    ],
    ["respond to Odo's mail that noon suits us and archive that", "noon suits us", "archive it"],
    [
      "reply to Odo's letter that I'll row, after which the aforementioned can be archived",
      "I'll row",
      "archive it",
    ],
    [
      "reply to Odo's mail that I'll row, and remind me to oil the oars",
      "I'll row",
      "remind me to oil the oars",
    ],
    ["write Odo back that I'll row", "I'll row", undefined],
  ])("%s", (text, says, rest) => {
    expect(mailActIn(text)).toMatchObject({ act: "reply", isSent: true, says });
    expect(mailActIn(text)?.rest).toBe(rest);
  });

  it.each([
    ["find Odo's tar mail and reply that it's fine", { mail: "Odo's tar mail", says: "it's fine" }],
    ["look up what Odo wrote, then answer him saying no", { says: "no" }],
  ])("is only written where its mail is to be found first: %s", (text, act) => {
    expect(mailActIn(text)).toMatchObject({ act: "reply", isSent: false, ...act });
  });

  it.each([
    "reply to Odo that I'll come",
    "answer Kim",
    "send it",
    "write to Odo and send it",
    "reply to Odo with 'yes' and text Kim 'no'",
  ])("is only written, or none: %s", (text) => {
    expect(mailActIn(text)).toBeUndefined();
  });
});

describe("a mail that is told of before it is sent on", () => {
  it.each([
    [
      "Una keeps asking about the tar, so find Kim's tar mail and forward it to her",
      "Kim's tar mail",
      "Una",
    ],
    [
      "Kim's letter about the berth ought to go to Odo, so dig it out and forward it to him",
      "Kim's letter about the berth",
      "Odo",
    ],
    [
      "Odo hasn't seen the lock-keeper's mail yet, pass it on to him",
      "the lock-keeper's mail",
      "Odo",
    ],
    [
      "Una is after the invoice from the boatyard, forward it to her",
      "the invoice from the boatyard",
      "Una",
    ],
    ["send Una the letter about the berth", "the letter about the berth", "Una"],
  ])("%s", (text, mail, to) => {
    expect(mailActIn(text)).toMatchObject({ act: "forward", mail, to });
  });

  it("leaves what is asked for before it", () => {
    const text = "The oars are oiled, tick that off. And send Una the mail about the berth.";
    expect(mailActIn(text)?.first).toBe("The oars are oiled, tick that off");
  });

  it("is none where a new one is to be written", () => {
    expect(mailActIn("send Una an email about the berth")).toBeUndefined();
  });
});
