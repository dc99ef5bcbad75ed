/** How people ask for the message tools, ` / ` between two ways. Read by the index, never by a model. */
export const messagesPhrases = {
  "messages.recent": `
    any new texts / read my messages / did tom text me / show my latest messages / what did anna say / unread messages /
    check my texts / do I have any messages / who texted me / what's the last message from mum / new imessages /
    has ben answered my text / show me recent chats / read the last text from karen / what did the group chat say /
    messages from today / any texts from work / what did she text / catch me up on my messages / read out my texts /
    did anybody message me / did my sister write back on imessage / show me the conversation list / my latest chats /
    what's new in messages / have I missed any texts / tell me what lisa messaged / any word from steve by text /
    the most recent text please / did I get a text from the bank / how many unread texts / read me the new message /
    what are they saying in the family group / has julia texted yet / check imessage / hear my texts /
    what was the last thing dad texted / new sms / list my recent conversations / read the text I just got /
    who was that text from / show messages from peter / what's everybody chatting about / are there messages waiting /
    did she reply to my text / read marie's messages to me / text messages please / what did my boss text me this morning /
    last five messages with emma / my phone buzzed, who was it / what's in my messages / any replies to my text /
    did the babysitter text / show unread chats / let me hear the latest from the team chat / see my texts /
    give me the last messages in the football group / has anyone tried to message me / recent sms from the dentist /
    what did tom just send me / anything new from emma in messages`,
  "messages.search": `
    find the text about the door code / search my messages for the address / look for messages from anna about the trip /
    which text had the wifi password / find where tom texted me the time / search texts for the word birthday /
    who messaged me about tickets / find the message that mentions the restaurant / look through my chats for the flight number /
    did anyone text me about the keys last month / search imessage for parking / find what karen texted about the house /
    look up the text with the confirmation code / which chat talked about holidays / messages containing the word rent /
    go through my texts with mum for the recipe / find that old message from ben / search conversations for pizza /
    find the text where she gave me her number / dig out the message with the link / locate the sms from the courier /
    where did lisa text me the gate code / has steve ever texted me about money / search my text messages /
    show me the texts that mention football / find messages about the concert / when did emma message me about the baby /
    look in the group chat for the address / scan my messages for the word doctor / I need the text with the bank code /
    pull up what we texted about the barbecue / in which message did dad send the account number /
    look for the word deposit in my texts / that text about the meeting point, find it / texts from april about the move /
    search chat history with julia / find a message / find the photo link peter texted / retrieve the text about the appointment /
    what did we say about saturday in the chat, search it / search sms for verification / any message that mentions a dentist /
    which of my friends texted about skiing / search messages from hannah for the word ticket /
    find the conversation where we discussed the present / hunt for the message with the hotel name /
    go back and find the text on the garage / find in messages / texts with the word urgent / filter messages by landlord /
    check my texts for the code / I got a text with a booking number, find it / search the family chat for christmas`,
  "messages.send": `
    text mum I'm on my way / send a message to tom / tell anna I'll be late / message ben saying happy birthday /
    send karen a text / text the group that dinner is ready / let lisa know I'm here / shoot steve a text /
    reply to that text with okay / write emma a message / tell my wife I love her / say hi to dad by text /
    send an imessage to julia / ask peter by text when he's coming / text back yes / message my sister the address /
    drop ben a quick text / answer her message / send a text / text the plumber to come at nine / tell the babysitter we're running late /
    let my boss know by text that I'm sick / text marie see you at eight / send the family chat good night /
    message everyone in the team chat / reply I can't make it / ask mum what time dinner is / sms to the dentist /
    send a text message to grandpa / text hello to alex / could you tell rob the game is off / message: I'm outside, to kate /
    inform tina that the train is delayed / text my roommate to buy milk / send him a thumbs up / send a quick hello to mia /
    write back thanks / respond to julia's text saying maybe / tell john to call me / text my address to the driver /
    send my son a message that lunch is in the fridge / ping sarah that I've parked / let him know the door is open /
    message paul and ask if he's free / send word to the neighbours by text / wish nina good luck in a text /
    text sophie / I need to send a message / tell them I'm five minutes away / can you text my husband /
    leave a message for kevin on imessage / thank olivia by message / send a text saying call me back to my brother /
    message the landlord about the heating / text sorry to laura / tell grandma I arrived safely / let dad know I got home /
    say congratulations to nick / send a message saying good morning to my girlfriend / whatsapp tom I'm late`,
  "messages.open_chat": `
    open my chat with anna / show the conversation with tom / go to my messages with mum / open the family group chat /
    bring up the chat with ben / take me to karen's chat / open the message thread with lisa / open imessage with steve /
    pull up my conversation with emma / jump to the team chat / I want to write to julia myself, open the chat /
    show me the chat window with peter / open texts with dad / get the thread with the landlord on screen /
    go into the conversation with marie / open the football group / switch to my chat with kate / open a chat with rob /
    display the messages thread with my sister / open up the conversation with the babysitter / chat with tina please open it /
    let me type to mia, show our chat / open the messages window for alex / open the thread / bring the family thread up /
    put my conversation with nina on the screen / start a chat with paul, I'll type / show our chat / open chat /
    open the conversation we had / go to the group conversation / could you open my texts to sophie /
    open messages with my boss / see the full chat with hannah / get me to my conversation with uncle george /
    navigate to the chat with the plumber / open the imessage window to laura / pop open the thread with kevin /
    let me see the whole conversation with olivia / view my thread with john / open the chat for the book club /
    I'd like to look at my chat with grandpa / show thread with the dentist / open that person's chat /
    open conversation / bring me to the messages from the school group, open it / enter the chat with nick /
    open the direct messages with sam / show me where I chat with daniel / take me to our group chat /
    the chat with emma, open it / load my conversation with the neighbours / go to texts with julia`,
} as const;
