/** How people ask for the calendar tools, ` / ` between two ways. Read by the index, never by a model. */
export const calendarPhrases = {
  "calendar.query": `
    what's on my calendar today / what have I got on tomorrow / am I busy on friday afternoon /
    show me my schedule for next week / what's my day look like / when is my next meeting /
    do I have anything planned this evening / what time is my appointment with the doctor /
    read me today's agenda / list my events for the weekend / anything in the diary for monday /
    what am I doing on the fifteenth / have I got meetings after lunch / is there something at three /
    when am I seeing grandma / when's the dentist / where's my next meeting / how many meetings today /
    tell me what's coming up / what's next / upcoming events please / look at my calendar /
    check my calendar for thursday / check the diary / give me a rundown of tomorrow /
    any appointments this month / what does the week look like / am I meeting anyone today /
    did I put the concert in my calendar / when is anna's birthday / which day is the school play /
    what did I have on last tuesday / remind me when the wedding is / is my afternoon full /
    who am I meeting at noon / is the team lunch this week or next / what's after the standup /
    how does wednesday look / what's scheduled for the second of june / my plans for saturday /
    do I need to be anywhere tonight / what events are on the work calendar / agenda /
    calendar for tomorrow / what's happening on the twenty first / have I something on at nine /
    what time do I start tomorrow / how long is the planning session / where is the party on saturday /
    are there any birthdays coming up / what's the first thing on my calendar / show my bookings /
    could you tell me what I've got this morning / pull up my agenda / when do I see the therapist /
    is there a meeting with the design team this week / what was that thing on thursday /
    when's my flight / what days am I travelling / what holidays do I have booked /
    how many appointments do I have next week / is anything clashing tomorrow / show me march /
    do I work on sunday / what have we got on for the bank holiday / do I have to go in early tomorrow /
    when did I last see the optician / look up the date of the conference / my day please`,
  "calendar.create_event": `
    schedule a meeting with tom tomorrow at ten / add an event to my calendar / put dinner on friday /
    book an hour with sarah on monday / set up a call for two thirty / new appointment next week /
    make an appointment with the dentist on the third / create an event called team lunch /
    I'm having lunch with ben at one put it in / enter my flight on sunday at noon /
    pencil in a coffee with mia / block out the morning for writing / reserve two hours on thursday /
    add anna's birthday on may fourth / put the school concert in the diary / invite me to a review at four /
    schedule yoga every wednesday at seven / the plumber comes at eight on tuesday note that in my calendar /
    plan a dinner with the parents for saturday / mark the twelfth as a holiday / get a haircut in for friday /
    save the date for the wedding june the sixth / I've a doctor's appointment at half nine on monday /
    can you add a meeting / I want to schedule something / fit in a gym session at six /
    diary entry for tomorrow at three / set the annual review for december first / arrange a meeting with finance /
    add a calendar entry for the parents evening / stick football practice in on thursdays at five /
    book a slot for the car inspection / there's a party on saturday night add it / put it in my calendar /
    I'm seeing the accountant on tuesday at eleven / calendar new event / event tomorrow at five with julia /
    make a recurring meeting every monday morning / block my calendar on friday / set aside time for studying /
    put a day off in for next friday / let's do a meeting at nine with the whole team /
    schedule a one on one with karen / add the train at quarter past eight to my calendar /
    get the vet appointment in there for the tenth / could you pop a lunch in for wednesday /
    meeting with the bank on the seventh at two / start a weekly standup at nine fifteen /
    add the deadline for the report on the thirtieth / we're going to the theatre on the eighteenth put that down /
    write my shift into the calendar saturday six to two / can we set a date for dinner on the ninth /
    put interview with candidate on my schedule / organise a get together on new year's eve /
    add an all day event for the trade fair / book me in with the physio thursday at four /
    please schedule a phone call with the lawyer / log my meeting with steve for this afternoon /
    make a date with emma for friday night / I need an event next tuesday`,
  "calendar.update_event": `
    move my meeting to three / reschedule the dentist to thursday / change the time of the team lunch /
    push the call back an hour / bring the review forward to monday / make the meeting longer /
    shift tomorrow's standup to ten / change where the dinner is / the party moved to eight /
    rename the event to project kickoff / extend the workshop by thirty minutes / shorten the meeting to half an hour /
    make the workshop two hours long / let the call last an hour / make lunch half an hour shorter / the meeting takes two hours /
    add half an hour to the dinner / postpone lunch with ben until next week / delay the appointment by fifteen minutes /
    the meeting's at two now not one / edit the event on friday / update the location to room five /
    put the interview on wednesday instead / swap the haircut to the afternoon / set the start to nine thirty /
    change all the following yoga classes to six / make my four o'clock a five o'clock /
    the flight leaves later now, change it / can you move it to the day after / push everything back /
    the dinner is now on saturday / move it half an hour earlier / update my appointment /
    change the title of tomorrow's meeting / add a note to the event about parking / switch it to tuesday /
    correct the date of the concert, it's the fifth / could we do the one on one at eleven instead /
    end the meeting at four rather than five / put off the review / adjust the time of my gym session /
    that event should be at the office / the doctor wants me in earlier change it to eight /
    modify the meeting with tom / my shift changed to start at seven / rearrange thursday's call /
    have the lesson start a bit later / reschedule / I need to change an appointment /
    I can't do two so move the call to four / bump the sync to next monday / drag the gym to the evening /
    pull the deadline in by two days / the venue changed to the town hall, fix the entry /
    move my three pm / set the weekly sync to fortnightly from now on / that lunch is an hour earlier /
    could you alter the booking with the physio / make friday's event all day / move all of it to the week after /
    change the end of the conference to sunday / let's make dinner at eight / put the dentist back to the morning /
    update the meeting to include the address / call it birthday dinner instead`,
  "calendar.delete_event": `
    cancel my meeting tomorrow / delete the dentist appointment / remove the party from my calendar /
    take lunch with ben off my schedule / call off the review / clear my three o'clock /
    get rid of the event on friday / scrap the team meeting / I'm not going to yoga any more delete it /
    the dinner's off / drop the call with karen / erase that appointment / unschedule the workshop /
    wipe tomorrow's gym session / delete all future standups / remove it from the diary /
    the conference got cancelled take it out / cancel the plumber on tuesday / axe the one on one /
    free up my afternoon by cancelling the sync / strike the haircut from my calendar / delete event /
    please cancel that / no more piano lessons on mondays remove them / I won't make the concert so delete it /
    take away the appointment at four / cross the meeting off my calendar / kill the recurring standup /
    can you remove the interview / delete the duplicate meeting / drop everything on saturday /
    cancel dinner with the parents / clear my calendar on friday / tom cancelled, take him off /
    the match was called off, remove it / I want to delete an event / bin the appointment on the ninth /
    delete the birthday party / the meeting isn't happening / get that meeting off my calendar /
    remove anna's visit from next week / cancel just this week's class / cancel the whole series /
    undo the booking on thursday / delete what's at noon / skip tomorrow's training, take it out /
    I don't want the coffee with mia in there / we split up so delete the anniversary /
    empty my schedule for monday / please delete the entry for the vet /
    cancel the appointment with my hairdresser / nothing at two any more, remove that /
    take the flight out of my calendar / throw out the planning session / discard that calendar entry /
    withdraw the holiday from my calendar / remove every event called focus time /
    I quit the choir so cancel rehearsals / call the meeting off / delete my two pm`,
  "calendar.find_slots": `
    when am I free tomorrow / find a free hour this week / when do I have time for lunch /
    what's my availability on thursday / is there an open slot on monday / do I have a gap in the afternoon /
    find time for a two hour workshop / when could I meet tom for thirty minutes / any free time today /
    look for an opening next week / when's the earliest I can fit in a call / how much free time do I have /
    which days are clear / am I free at four / suggest a time for the review / free slots on friday /
    when can I go to the gym / where could I squeeze in a haircut / I need an hour to myself, when /
    find me half an hour before noon / what times work for a meeting / is wednesday morning open /
    show me the gaps in my calendar / find a slot / when do I have nothing on / can I fit in another meeting /
    what part of tuesday is empty / how about availability next month / give me three times I could offer /
    a quiet afternoon this week / where is there room for ninety minutes / am I available on saturday /
    I want to schedule a dentist visit when have I got time / is there any space in my diary /
    when would be a good time to call the bank / find a time between nine and five /
    do I have an hour spare tomorrow / next free evening / which evening am I not busy /
    when's a good day for a long walk / tell me when I've got a break / check if I'm free on the eighth /
    look for forty five minutes of free time / my open times this week / could I take a nap somewhere today /
    what's the first free morning / earliest gap after two / what's left of tomorrow that's unbooked /
    could you see where a quick call would fit / find an empty half day for painting /
    have I time for coffee at eleven / at what time can I do an interview / when are there no meetings /
    somewhere to put a fifteen minute catch up / longest stretch without meetings this week /
    when is my calendar clear / any openings for a lesson / propose a few slots for a demo /
    I've to find two hours for my thesis / is there time for a run before my first meeting /
    do I have availability / what hours am I not booked`,
} as const;
