import { describe, expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/steps.ts";

describe("a request in other words", () => {
  it.each([
    // What only asks politely.
    ["I'd be obliged if you'd forward the rota to Odo", "forward the rota to Odo"],
    ["I should be most grateful if you could text Una", "text Una"],
    ["Do you think you could move the choir to six?", "move the choir to six?"],
    ["The van is late. Would you be so kind as to text Odo", "The van is late. text Odo"],
    ["is it possible to move the choir to six", "move the choir to six"],
    ["Is there any chance you could text Una?", "text Una?"],
    ["is there a way you'd be able to cancel my eye test", "cancel my eye test"],
    ["is it possible to move an event", "is it possible to move an event"],
    // Where something takes place, by the word for that.

    ["put the place for it as the quay", "put the place for it as the quay"],
    ["put the tide table on the list as usual", "put the tide table on the list as usual"],
    // What there is none of.
    ["We're out of lemons, add them to the list", "add lemons to the list"],
    ["we've nearly run out of cling film so put it on the list", "put cling film, on the list"],
    ["I'm low on stamps. Add those to Errands", "Add stamps to Errands"],
    ["We're out of time, cancel the regatta", "We're out of time, cancel the regatta"],
    // A state that is wanted.

    ["I want it read to the end", "I want it read to the end"],
    // What has become of a thing says only why.
    ["I've read the mail from Odo, so you can archive it", "archive the mail from Odo"],
    ["We've paid the mooring fee, tick it off", "tick the mooring fee off"],
    ["I've seen both of her texts now so delete them", "delete both of her texts"],
    [
      "Text Una I've read the letter, so she can bin it",
      "Text Una I've read the letter, so she can bin it",
    ],
    ["I've had the flu, remind me to ring Una", "I've had the flu, remind me to ring Una"],
    // How long it is, between when it is and from when on.
    [
      "Choir every Friday at four, half an hour, starting this week",
      "Choir every Friday at four starting this week for half an hour",
    ],
    [
      "Choir on Friday at four, in the hall, from May",
      "Choir on Friday at four, in the hall, from May",
    ],
    // Why there is a hurry to be told something.

    ["text Una I'm late, I have to feed the hens", "text Una I'm late, I have to feed the hens"],
    ["book the hall, I have to be quick", "book the hall, I have to be quick"],
    ["bump the eye test up to Friday", "bump the eye test to Friday"],
    // Somebody asks, and is to be reminded of nothing.
    ["and where does Odo work, remind me?", "and where does Odo work?"],
    ["For whom does he sail, remind me again?", "For whom does he sail?"],
    ["what's Una's number, remind me", "what's Una's number"],
    ["the mast is loose, remind me?", "the mast is loose, remind me?"],
    ["when Una is up, remind me at six to row", "when Una is up, remind me at six to row"],
    // Minutes of the hour that is spoken of.
    ["Una runs late, move it on to half past", "Una runs late, make it half past"],
    ["push it back to quarter past, please", "make it quarter past"],
    ["can you nudge that to ten past?", "can you make it ten past?"],
    ["A quarter past would be wiser, the tide is low.", "make it a quarter past, the tide is low."],
    ["twenty past is probably safer", "make it twenty past"],
    ["quarter to would suit us better", "make it quarter to"],
    ["move it on to half past six", "move it on to half past six"],
    ["half past six would be better", "half past six would be better"],
    ["move the mast to quarter past", "move the mast to quarter past"],
    ["is a quarter past better", "is a quarter past better"],
    // More of what is counted in minutes.
    ["Give it another ten on top.", "make it ten minutes longer."],
    ["it needs 5 more", "make it 5 minutes longer"],
    ["they'll want another twenty five", "make it twenty five minutes longer"],
    ["it's still hard, give it an extra three", "it's still hard, make it three minutes longer"],
    ["put another two on it", "make it two minutes longer"],
    ["give it another go", "give it another go"],
    ["give it ten", "give it ten"],
    ["another ten", "another ten"],
    ["it needs more salt", "it needs more salt"],
    ["give them another two eggs", "give them another two eggs"],

    ["remind me to ring Una when she lands", "remind me to ring Una when she lands"],
    // "It" is no lot that stands before it.
    [
      "You know the tide table in my documents? Bin it.",
      "You know the tide table in my documents? Bin it.",
    ],
    ["Might I trouble you to cancel the eye test", "cancel the eye test"],

    ["move the eye test to Friday at the same time", "move the eye test to Friday"],
    ["open the tar note and put two tins in it", "add two tins to the tar note"],
    [
      "find the note about the quay and add that it floods",
      "add it floods to the note about the quay",
    ],
    // One more of what is done, and of what somebody wants to be reminded.

    ["when is the eye test? remind me at nine", "when is the eye test? remind me at nine"],
    ["remind me when we dock, say six, to ring Una", "remind me to ring Una when we dock, say six"],
    // What asks once more behind it.
    ["move the choir to six, would you", "move the choir to six"],
    ["Cancel the eye test, will ya?", "Cancel the eye test?"],
    ["text Una the code when you get a chance.", "text Una the code."],
    ["mail that to Odo, could you, he has lost it", "mail that to Odo. he has lost it"],
    ["What would you do?", "What would you do?"],
    // What one is to be reminded beside.
    ["remind me when we land to ring Una", "remind me to ring Una when we land"],
    ["remind me at the ferry to buy tickets.", "remind me to buy tickets at the ferry."],
    ["When I see Odo, remind me to pay him", "remind me to pay him when I see Odo"],
    ["remind me at noon to ring Una", "remind me at noon to ring Una"],
    ["remind me at quarter to three to ring Una", "remind me at quarter to three to ring Una"],
    ["nudge me at ten to one to eat", "nudge me at ten to one to eat"],
    ["If Odo rang, remind me to ring Una", "If Odo rang, remind me to ring Una"],
    // How long the thing spoken of lasts.
    ["add 40 minutes to it", "make it 40 minutes longer"],
    ["extend that by an hour and a half, please", "make it an hour and a half longer, please"],
    ["knock ten minutes off it", "make it ten minutes shorter"],
    ["add five minutes to the timer", "make the timer five minutes longer"],
    ["add an hour ten to my tea timer", "make my tea timer an hour ten longer"],
    ["add milk to it", "add milk to it"],
    ["add another ten minutes", "make it ten minutes longer"],
    ["add ten", "add ten"],
    ["who works at the boatyard?", "who do I know at the boatyard?"],
    ["who works for me", "who works for me"],
    ["what's next?", "what's next on my calendar?"],
    ["what's next week like", "what's next week like"],
    // Where mails go, and what tells which thing it is.
    ["Put everything from the harbour in the archive.", "archive everything from the harbour."],
    [
      "could you move both of Una's mails out of my inbox into the archive",
      "could you archive both of Una's mails",
    ],
    ["put the tide file in the archive folder", "put the tide file in the archive folder"],
    ["cancel every single thing in my diary on Friday", "cancel everything in my diary on Friday"],
    ["tick off every last one", "tick off every one"],
    ["answer Una's mail for me, the one about the oars", "answer Una's mail about the oars for me"],
    ["the oars, the one about them", "the oars, the one about them"],
    // What rang is to ring again.
    ["Snooze.", "make the timer ten minutes longer."],
    ["ugh, snooze it for 5 minutes", "ugh, make the timer 5 minutes longer"],
    ["hit snooze please", "make the timer ten minutes longer please"],
    ["snooze the alarm for another quarter of an hour", "make the timer quarter of an hour longer"],
    ["snooze until seven", "snooze until seven"],
    ["snooze the invoice till three", "snooze the invoice till three"],
    ["snooze the invoice for an hour please", "move the invoice to an hour from now please"],
    ["I could do with a snooze", "I could do with a snooze"],
    // What can wait, and what should come up.
    [
      "Whatever reminders are due on Friday, they can all wait till Monday, same times.",
      "move all reminders due on Friday to Monday",
    ],
    ["My overdue reminders can wait until noon", "move My overdue reminders to noon"],
    [
      "any reminder without a date should come up on Sunday at five",
      "move all reminders without a date to Sunday at five",
    ],
    ["what can wait till Monday?", "what can wait till Monday?"],
    // What is put elsewhere.
    [
      "take everything out of the Tar folder and put it in Plans",
      "move all the files in the Tar folder to Plans",
    ],
    ["take everything out of Friday and put it on Monday", "move everything in Friday to Monday"],
    // Several at once, with why they are wanted.
    [
      "I'm no early bird, so three alarms for tomorrow, six, ten past and half past.",
      "set an alarm for six tomorrow. set an alarm for ten past six tomorrow. set an alarm for half past six tomorrow",
    ],
    [
      "two alarms for Sunday because I sleep in, 5 and 5:20 AM",
      "set an alarm for 5 AM Sunday. set an alarm for 5:20 AM Sunday",
    ],
    [
      "put rowing in on Monday and Tuesday, one till half past",
      "put rowing in from one till half past one Monday. put rowing in from one till half past one Tuesday",
    ],
    // How long something new is to be, said before it.
    [
      "put in two hours of rowing from six o'clock",
      "put rowing in the calendar from six o'clock for two hours",
    ],
    [
      "Block out an hour of tar work on Sunday at ten",
      "put tar work in the calendar on Sunday at ten for an hour",
    ],
    ["add two pints of milk to the list", "add two pints of milk to the list"],

    // Several timers.
    [
      "set a timer for the pasta for nine minutes and one for the sauce for twenty",
      "set a timer for nine minutes for the pasta. set a timer for twenty minutes for the sauce",
    ],
    [
      "start two timers, ten minutes for the kiln and an hour for the glaze.",
      "set a timer for ten minutes for the kiln. set a timer for an hour for the glaze",
    ],
    [
      "can you start a five minute timer and a ten minute one",
      "set a timer for five minute. set a timer for ten minute",
    ],
    [
      "set a timer for the kiln 40 minutes and another for the slip, 15",
      "set a timer for 40 minutes for the kiln. set a timer for 15 minutes for the slip",
    ],
    ["set a timer for an hour and ten minutes", "set a timer for an hour and ten minutes"],
    [
      "set a timer for the fish and chips for ten minutes",
      "set a timer for the fish and chips for ten minutes",
    ],
    ["set a timer for ten minutes and text Una", "set a timer for ten minutes and text Una"],
    // What is put in it in the same breath.
    [
      "make a note called bees and put new frames in it",
      "make a note called bees saying new frames",
    ],
    [
      "start a note named rope, and write in it two coils and a shackle.",
      "start a note named rope saying two coils and a shackle.",
    ],
    [
      "I'd like a new note, call it Kiln jobs, and in it put: cone six, two shelves",
      "I'd like a new note called Kiln jobs saying cone six, two shelves",
    ],
    ["New note, Bee hats. Odo's is a large.", "New note called Bee hats saying Odo's is a large."],
    ["Start a note, Bee hats. Then text Una.", "Start a note, Bee hats. Then text Una."],
    ["new note, call it kiln and have it say cone six", "new note called kiln saying cone six"],
    ["a note called salt and pepper", "a note called salt and pepper"],
    [
      "make a note called bees and text Una about it",
      "make a note called bees and text Una about it",
    ],
    // What is to happen to a thing.
    ["May my visits on Friday be cancelled?", "cancel my visits on Friday"],
    [
      "Could the kiln inspection be moved to Monday at ten?",
      "move the kiln inspection to Monday at ten",
    ],
    ["The jobs without a date may be deleted.", "delete The jobs without a date"],
    [
      "all of tomorrow's calls need pushing back an hour",
      "push all of tomorrow's calls back an hour",
    ],
    ["Every overdue reminder can go, I've done them", "delete Every overdue reminder"],
    ["Might both be put back, an hour later each?", "put both back, an hour later"],
    // A thing that is named first.
    ["those chores on the barn list: delete them all", "delete all the chores on the barn list"],
    ["every overdue reminder, I've done them, tick the lot", "tick every overdue reminder"],
    ["everything from Kim archive it please", "archive everything from Kim please"],
    [
      "everything on the barn list make it due friday",
      "make everything on the barn list, due friday",
    ],
    // Things that a clause described, and another points at.
    [
      "There are a few jobs with no date on them. Give every one of them Friday at six.",
      "move all the jobs with no date on them to Friday at six.",
    ],
    [
      "Barn list: whatever was due today, I've done it. Tick them off.",
      "Tick whatever was due today on the Barn list off.",
    ],
    [
      "I'd like to empty the Scans folder, bin the lot except the deed",
      "bin everything in the Scans folder except the deed",
    ],
    ["Anything that's overdue, move to noon", "move Anything that's overdue to noon"],
    [
      "Anything on the barn list, put it over to noon",
      "put Anything on the barn list, over to noon",
    ],
    [
      "any reminder due today, roll it over to Friday, times as they are",
      "roll any reminder due today over to Friday",
    ],
    ["give me three more days on all the barn jobs", "move all the barn jobs three days later"],
    [
      "I can't face Friday. The jobs due then, make them Sunday",
      "I can't face Friday. make The jobs due on Friday, Sunday",
    ],
    // When or where several are to be, or that they are done.

    ["all my calls need to start an hour later", "move all my calls an hour later"],
    ["stretch both choirs by ten minutes", "make both choirs ten minutes longer"],
    ["Odo is ill so the two rehearsals will have to go", "Odo is ill so delete the two rehearsals"],
    [
      "Everything on the barn list is done bar the oats",
      "tick off Everything on the barn list bar the oats",
    ],
    // A time beside something.
    [
      "block me out the half hour right before choir on Friday so I can rest",
      "block me out rest in the calendar half an hour before choir on Friday for half an hour",
    ],
    [
      "block out the hour after choir for tea",
      "block out tea in the calendar after choir for an hour",
    ],
    [
      "add ten minutes before the end to the recipe",
      "add ten minutes before the end to the recipe",
    ],
    [
      "put half an hour right before the regatta for tarring",
      "put tarring in the calendar half an hour before the regatta for half an hour",
    ],
    [
      "Find the end of the regatta and put tea right there, an hour",
      "put tea in the calendar straight after the regatta, an hour",
    ],
    [
      "Whenever the regatta finishes, stick a tea right after it, half an hour",
      "stick a tea in the calendar straight after the regatta, half an hour",
    ],
    [
      "as soon as Una's exam is over, put a walk straight afterwards, an hour",
      "put a walk in the calendar straight after Una's exam, an hour",
    ],
    [
      "I'll be beat after the regatta. Put a two hour nap right when it finishes.",
      "Put a two hour nap in the calendar straight after the regatta.",
    ],
    [
      "Una's recital is tomorrow, remind me twenty minutes before it to find the music",
      "remind me twenty minutes before Una's recital to find the music",
    ],
    [
      "stick a reminder ten minutes after that to sweep up",
      "set a reminder ten minutes after that to sweep up",
    ],
    [
      "find out when the bus for the recital goes, and remind me an hour before it to tune up",
      "find out when the bus for the recital goes, and remind me an hour before it to tune up",
    ],
    [
      "When is the recital? Remind me an hour before it to tune up",
      "When is the recital? Remind me an hour before it to tune up",
    ],
    ["put the milk in before it goes off", "put the milk in before it goes off"],

    ["nudge me at four", "nudge me at four"],
    // An hour that is only spoken against.
    ["make tea one o'clock rather than half twelve", "make tea one o'clock"],
    ["move the recital to six, not five", "move the recital to six"],
    ["cancel tea, not the one at five", "cancel tea, not the one at five"],
    // What is told word for word.
    ["Text Una: the tide is in, come if you can.", "Text Una: the tide is in, come if you can."],
    ["text Una the code if you can", "text Una the code"],
    // What limits all that is described, said first.
    ["On Friday cancel everything but the choir", "cancel everything on Friday but the choir"],
    [
      "From my barn list, delete every job bar the oats",
      "delete every job on my barn list bar the oats",
    ],
    [
      "The van is late. Tomorrow push all my calls to six",
      "The van is late. push all my calls tomorrow to six",
    ],
    ["On Friday cancel the choir", "On Friday cancel the choir"],
    [
      "in the morning remind me to clear everything",
      "in the morning remind me to clear everything",
    ],
    ["Clear Friday for me, all of it except the choir", "Clear Friday except the choir"],
    ["tick everything off except the oats", "tick off everything except the oats"],
    // The day that was said before.
    [
      "I'm off on Friday, so cancel everything that day",
      "I'm off on Friday, so cancel everything on Friday",
    ],
  ])("%s", (text, placed) => {
    expect(inPlace(text)).toBe(placed);
  });

  it.each([
    "the dog needs walking",
    "could you move the choir to six",
    "what can be done about the damp",
    "the cake must be ready by four",
    "we went on Friday and Saturday, and that day was cold",
    "I wonder if it will rain",
    "make it fun",
    "everything is fine, make it short",
    "Both choirs start at six now, they end when they always end",
    "both choirs start at six",
    "I want all the files in the Scans folder",
  ])("is none in: %s", (text) => {
    expect(inPlace(text)).toBe(text);
  });
});

describe("several things that are announced first", () => {
  it.each([])("%s", (text, placed) => {
    expect(inPlace(text)).toBe(placed);
  });

  it.each(["three things on the barn list are late", "what are the three things on the barn list"])(
    "are none in: %s",
    (text) => {
      expect(inPlace(text)).toBe(text);
    },
  );
});

describe("several in one breath", () => {
  it.each([
    [
      "I need three alarms for tomorrow morning, six, quarter past and half past, I just don't wake up",
      "set an alarm for six tomorrow morning. set an alarm for quarter past six tomorrow morning. set an alarm for half past six tomorrow morning",
    ],
    [
      "set alarms for five and ten past five on Sunday",
      "set an alarm for five Sunday. set an alarm for ten past five on Sunday",
    ],
    [
      "For Sunday I want two reminders, tar at eight and ring Odo at four in the afternoon",
      "remind me to tar at eight Sunday. remind me to ring Odo at four in the afternoon Sunday",
    ],
    [
      "I want nagging about the oars at ten at night, today, tomorrow and Wednesday, three reminders.",
      "remind me about the oars at ten at night today. remind me about the oars at ten at night tomorrow. remind me about the oars at ten at night Wednesday",
    ],
    [
      "put rowing in at six on Monday and Thursday",
      "put rowing in at six Monday. put rowing in at six Thursday",
    ],
  ])("%s", (text, expected) => {
    expect(inPlace(text)).toBe(expected);
  });

  it.each([
    "set an alarm for six",
    "remind me every Monday and Thursday at six to stretch",
    "move the oars to Monday and the tar to Thursday",
    "set five alarms: one, two, three, four and five",
    "cancel my alarms for six and seven",
    "text Odo I'm away today and tomorrow",
    "put milk and eggs on the list",
  ])("one as it is: %s", (text) => {
    expect(inPlace(text)).toBe(text);
  });
});

describe("what is said to belong to something", () => {
  it.each([])("is added to it: %s", (text, meant) => {
    expect(inPlace(text)).toBe(meant);
  });

  it.each([
    "the chicken needs to go in",
    "it has to go in there",
    "the bins need to go out as well",
  ])("is nothing in “%s”", (text) => {
    expect(inPlace(text)).toBe(text);
  });
});
