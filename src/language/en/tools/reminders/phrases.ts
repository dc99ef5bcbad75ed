/** How people ask for the reminder tools, ` / ` between two ways. Read by the index, never by a model. */
export const remindersPhrases = {
  "reminders.list": `
    what are my reminders / show my to-do list / what do I have to do today / list open tasks /
    what's overdue / read me my shopping list / any reminders for tomorrow / what's left to do /
    what did I want to remember / do I have tasks this week / show the groceries list / things to do /
    check my to-dos / what's on my list / have I any chores / tell me what's still open /
    which reminders are due tonight / what was I meant to do / my tasks please / what do I need to buy /
    is milk on the list / how many things are on my to-do list / show completed tasks /
    remind me what's on my work list / pending reminders / read out the packing list /
    what did I finish this week / anything I've forgotten / open reminders / list all my reminders /
    what should I do next / what's due on friday / go through my to-do list / show me the chores /
    do I have any reminders set / am I supposed to call someone / what's outstanding /
    what else do I need from the supermarket / tell me my tasks for the weekend / is there anything due /
    did I set a reminder for the rent / what jobs are left / any unfinished business / check the shopping list /
    what have I still got to get done / which tasks are late / show me everything on the home list /
    what have I put on my list / my errands / what errands have I got / reminders for this afternoon /
    do I have to pay something today / what are my priorities / high priority tasks /
    are all my tasks done / what lists do I have / to do list / what am I forgetting /
    which things haven't I ticked off / did I already put bread on the list / read my todo items`,
  "reminders.create": `
    remind me to call mum at five / set a reminder for the rent / add milk to the shopping list /
    don't let me forget the keys / I need to buy bread remind me / put laundry on my to-do list /
    new task: write the report / remember to water the plants tomorrow / add a to-do /
    create a reminder to take my pills every morning / remind me about the meeting in an hour /
    I have to pay the electricity bill by friday / note that I must return the book / add eggs and butter to groceries /
    make a reminder / give me a nudge at noon to stretch / ping me tomorrow about the tickets /
    tell me to take the bins out on tuesday night / put pick up the dry cleaning on my list /
    add ring the bank to my tasks / I mustn't forget anna's present / remind me when it's time to leave at four /
    could you remind me later to send the invoice / task for monday: order printer ink /
    get me to call the dentist tomorrow / jog my memory about the passport next month /
    we're out of coffee put it on the list / we need toilet paper / add an item to my to-do list /
    remind me every sunday to call dad / set me a reminder to check the oven / make sure I renew the insurance in may /
    to-do: fix the bike / don't forget to feed the cat / add buy a birthday card with high priority /
    remind me in twenty minutes to move the car / I should book a hotel, remind me tonight /
    schedule a reminder for the medication / put it on my list to clean the gutters / add to list /
    remember the milk / reminder for thursday call the school / I want to be reminded about the deadline /
    please add batteries to the hardware list / make a task to review the contract / reminder: parents evening wednesday /
    will you remind me to lock the shed / alert me to charge the car tonight / add another thing to do /
    remind me this evening that I owe sam ten pounds / keep in mind that I have to collect the parcel /
    stick washing powder on the shopping list / got to email the council, make me a reminder /
    reminder to submit my timesheet at the end of the month / put a todo for me to call the plumber back /
    let me know tomorrow that I have to bring the documents / make a note to self to buy stamps on the way home /
    I have to defrost the chicken at four / add tomatoes / set up a daily reminder for vitamins`,
  "reminders.complete": `
    mark the laundry as done / tick off milk / I've called mum / check off buy bread / done with the report /
    complete the task about the rent / I already paid the bill / cross off water the plants /
    that's done / finished the first one / set the reminder to completed / I took my pills / mark it complete /
    got the eggs, cross them off / the car is washed, tick it / bins are out / strike off call the bank /
    I did the dishes so mark that / all done with the shopping list / you can tick the dry cleaning /
    check the first task / I've sent the invoice, that one's finished / reminder done / consider the vet done /
    bought the present / mark everything on groceries as done / I returned the book, check it off /
    untick the milk, I didn't get it after all / tick that / took the bins out already / homework is finished /
    completed: fix the bike / I just fed the cat so that's sorted / put a check next to stamps /
    the passport thing is taken care of / close the task about insurance / I finished cleaning the gutters /
    cross the top one off my list / already did that / mark the second reminder as complete /
    I've picked up the parcel / sorted the dentist, you can check it / task complete / ticked off please /
    mum's been called / we've got coffee now, take care of it on the list / I booked the hotel, done /
    mark call the school as finished / that to-do is dealt with / done and dusted with the taxes /
    set printer ink to done / resolve the task on the contract / I've done my stretching /
    I got everything from the list / accomplished the workout / wrap up the task / mark as completed /
    undo ticking the bread / reopen the task I just completed / bread and butter are bought`,
  "reminders.update": `
    change the reminder to six o'clock / move the task to tomorrow / make the rent reminder high priority /
    push the reminder back an hour / rename the to-do to buy oat milk / put that task on my work list /
    the reminder should be for friday / snooze that reminder / remind me later about that /
    postpone the bill to next week / edit the reminder / change the due date of the report to monday /
    set the laundry to low priority / move buy bread to the shopping list / reschedule my pills reminder to nine /
    make it every day instead of once / I meant call dad not call mum, change the task /
    update the reminder about the car / delay it until tonight / bring the task forward to this morning /
    add a note to the reminder that I need the receipt / the deadline moved to the tenth, update the task /
    the plants reminder should say twice a week / change milk to two litres of milk on my list /
    give that task another day / mark the passport task as urgent / shift my reminder to after lunch /
    correct the reminder, it's the vet not the vest / switch the reminder from home to work /
    put the insurance reminder off till june / take the time off that reminder / adjust the reminder for the bins /
    move all overdue tasks to today / the to-do about ink belongs to the office list / set it for nine instead /
    make my reminder repeat weekly / change what the reminder says / reword the first task /
    due date for the taxes is april now / raise the priority of the second task / defer the gutters to spring /
    I won't manage the bank today, move it to tomorrow / not five, remind me at half past five /
    can you alter that reminder to go off earlier / update my task list, the report is due wednesday /
    remind me half an hour later instead / move the deadline for the essay / tweak the reminder for the parcel /
    lower the priority of cleaning / that reminder for tuesday should've been thursday /
    change the time on my reminder / put the dentist task on top / modify my to-do item /
    shift my to-dos from today to saturday / edit the eggs on the list to a dozen eggs / make the task due at noon`,
  "reminders.delete": `
    delete the reminder / remove milk from the shopping list / cancel my reminder for five / forget the task about the car /
    take bread off the list / get rid of that to-do / I don't need to be reminded of the rent / scrap the laundry task /
    erase the reminder to call mum / clear my shopping list / delete all completed tasks / drop the second item /
    remove that reminder please / no need to remind me about the pills / wipe my to-do list / delete reminder /
    throw out the gutters task / cancel the daily stretch reminder / stop reminding me to water the plants /
    strike eggs from the groceries / never mind about the passport reminder, delete it / remove the last thing I added /
    take that off my tasks / unset the reminder for tomorrow / kill the reminder about the tickets /
    lose the printer ink task / remove the whole packing list / I changed my mind about the bike, remove the task /
    delete everything overdue / cancel the reminder that goes off at nine / get that off my to-do list /
    don't remind me any more / dump the insurance reminder / the present reminder can go / remove an item from my list /
    discard the reminder for thursday / no more reminders about vitamins / delete the duplicate task /
    remove butter we don't want it / cut call the school from the list / please delete my task about the vet /
    I don't want that reminder / empty the chores list / take away the reminder for the medication /
    erase item number three / call off my six o'clock reminder / remove the to-do for monday /
    ditch the reminder for the parcel / delete the old reminders / turn off the reminder to charge the car /
    cancel that task, it isn't needed / take the bank off my to-dos / remove everything from the hardware list /
    abandon the task of painting the fence / delete this one from the reminders`,
} as const;
