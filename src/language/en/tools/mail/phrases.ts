/** How people ask for the mail tools, ` / ` between two ways. Read by the index, never by a model. */
export const mailPhrases = {
  "mail.recent": `
    any new mail / check my email / what's in my inbox / do I have unread emails / show me the latest messages in my inbox /
    has anna emailed me / did I get any email / new mail from tom / read my emails / how many unread emails do I have /
    what came in today by email / any mail / anything important in my inbox / check the inbox /
    show my last five emails / who emailed me / did the bank write to me / is there an email from work /
    what's new in my mailbox / list recent emails / you've got mail? / any emails since this morning /
    have I received an email from the school / refresh my mail / tell me my newest mails / email check /
    show unread messages in mail / did ben answer my email / has the landlord replied / did anything come by mail /
    look in my inbox / what emails did I get / open my inbox / catch me up on email / inbox please /
    give me a summary of new mail / are there mails I haven't read / anything from karen in my email /
    latest mail / fresh emails / did someone mail me last night / show me what's in junk / what's in my sent folder /
    did the confirmation email arrive / has my order confirmation come / what's the most recent email /
    who wrote to me / got any post / check if the doctor sent an email / is there mail waiting for me /
    read out my new emails / check gmail / show me the mails in the work folder / did I miss any emails /
    tell me if steve has written back / unread mail / pull up my email / what mail has arrived this afternoon /
    today's emails / are there any replies in my inbox / anything in my email from my boss`,
  "mail.search": `
    find the email about the hotel booking / search my mail for invoices / look for emails from karen last month /
    where's that mail with the tickets / find the message from the airline / emails about the project /
    which email has the tracking number / search the inbox for the word contract / did anyone write about the party in march /
    find all mails with the subject budget / dig up the email with the password reset / any email mentioning parking /
    look up the mail tom sent about the keys / find emails from my professor / locate the receipt in my mail /
    search emails / show me all the emails from the bank since january / I'm looking for an email about insurance /
    who emailed about the flat / what did the lawyer send me in june / find mail from before christmas /
    which messages in my inbox mention refund / go through my email for the wifi code / email with the attachment from lisa /
    search for mail from amazon / find the newsletter about gardening / emails between march and april /
    pull up everything tom has emailed me / find that old email from grandma / query my mailbox for delivery /
    get the email where they confirmed the date / do I have an email about my order / look through my mails for flight /
    when did the council email me / that email with the recipe, find it / find last week's email from hr /
    did I ever get a mail on the warranty / which mail had the meeting link / hunt down the booking confirmation /
    find an email / any correspondence with the insurance company / search through old mail for the address /
    show emails with the word urgent / what emails have I got about the wedding / look for mail with pdf invoice /
    has anyone ever emailed me regarding the roof / find the mail that talks about pricing /
    filter my inbox for messages from the school / can you find what marie wrote about the trip /
    find the conversation with support in my email / the email from the estate agent last tuesday /
    check old emails for my licence key / retrieve the email with the itinerary / search mail for refund`,
  "mail.read": `
    read me that email / open the first mail / what does the email say / read the message from anna /
    read it out / show me the whole mail / what did the bank write / read the next part of the email / continue reading the mail /
    open the email from tom / let me hear the mail about the party / read the second one / what's in that email /
    can you read the latest email to me / show the body of the mail / go on with the email / read the full message /
    what exactly does karen's email say / open that mail / display the email / read the rest / tell me what the mail says /
    read the one about the invoice / open mail number three / I want to read the newsletter / let me see that email /
    what's the email about / read aloud the email from my boss / read tom's reply / show me the mail from the school /
    what does she say in the email / read the unread one / hear the last mail / give me the text of that email /
    read the email on the hotel / open the message from the landlord / what's written in the mail / keep going with that mail /
    view the email / email from lisa, read it / what's the message from hr say / open up the latest email /
    read my email from the insurance / let's hear it, the mail from dad / read more of it / show me the contents of the email /
    could you read out what the lawyer sent / open the one from amazon / the whole text of that mail please /
    tell me word for word what he wrote in the email / bring up that email / read the top one in my inbox /
    open the confirmation mail / what did marie's email actually say / read the mail / read email three /
    let me look at the email about the keys / read me what the council wrote`,
  "mail.create_draft": `
    draft an email to tom / write a mail to the landlord but don't send it / start an email / compose a message to hr /
    prepare a reply to anna / draft a response saying I'll come / write an email for me to check / new email draft /
    help me write a mail to my boss / put together an email about the offer / begin a mail to the school /
    make a draft / save a draft to karen about lunch / draft a thank you email / compose a new email /
    I want to write an email / reply to that mail but let me see it first / write back to ben, I'll send it myself /
    create a draft mail with the subject holidays / draft a complaint to the airline / open a new mail to lisa /
    get an email ready for the team / write up a reply to the bank / sketch an email to my professor / draft mail /
    can you draft something to the insurance / prepare an email asking for a quote / email draft to the council /
    write a letter by email to grandma and keep it as a draft / word a polite no to marketing, don't send /
    draft a note to all parents / compose a reply / type up an email to peter / draft an invitation mail for the party /
    start a reply to the last email / make me an email about the refund I can look over / an email to steve, as a draft /
    prepare a message to my accountant by mail / write an email to the hotel and leave it in drafts /
    formulate an answer to laura's mail / begin writing an email / compose an email to the club /
    I need to write to the tax office by email, start one / set up a mail to the supplier for me to finish /
    have a draft ready for the client / draft an answer to that / rough out an email to the neighbours /
    start a mail with the minutes in it / create an email for the newsletter but hold it /
    write an email to dad, not sending yet / leave a draft for mia about the tickets /
    write a mail / I'd like to reply to this email later, make a draft`,
  "mail.send": `
    send an email to tom / email anna that I'm late / mail the report to my boss / send that draft / shoot ben an email /
    send a mail to the school saying leo is ill / email karen happy birthday / send it by mail / write to the landlord and send it /
    reply to that email with yes / send lisa an email about the party / fire off a mail to support /
    answer the email saying I agree / email my sister the address / send the mail now / email the team that the meeting is cancelled /
    drop hr an email / let the bank know by email / send an email / email / reply to tom's email / mail mum /
    send a message to the office by email / tell steve by email that it's fine / email dad to call me /
    send a reply to the lawyer / get an email off to the client / write back to marie that thursday works /
    send the invoice to the customer by mail / email everyone the new date / respond to the last mail with thanks /
    could you email the plumber for me / send an email with subject holiday to my manager / mail it to peter /
    forward that email to karen / cc laura and send / I need to email my professor about the deadline /
    send out the newsletter email / email the doctor's office to cancel / please mail the neighbours about the noise /
    send this to my accountant by mail / go ahead and send the email / email support about my broken screen /
    contact the hotel by email and ask for a late checkout / send grandma a nice email / answer ben's mail /
    email john at gmail dot com hello / email a thank you to the host / write an email to the team and send it off /
    mail lisa the minutes / send a quick email to say I've arrived / let my boss know by mail I'm working from home /
    send my apologies to the committee by email / reply all saying I can't attend / dispatch that email /
    please send a new email / send email to chris regarding the contract / have an email sent to the council`,
  "mail.update_message": `
    mark the email as read / flag that mail / archive this email / move it to the trash / delete the email from the shop /
    mark as unread / star the message from anna / throw away that newsletter / put the mail in the archive / unflag it /
    mark all emails from tom as read / trash that email / get rid of this mail / file the message away / mark it important /
    remove the flag from the invoice / delete this email / archive the last three / bin the spam mail /
    set the bank's email to unread / junk it / clean that mail out of my inbox / mark the newsletter read /
    keep that email marked / flag the mail from my boss for later / archive everything from linkedin / delete email /
    move the email to archive / toss the ad from the shoe shop / I've read that mail already, mark it /
    mark everything in my inbox as read / put a flag on the message from the school / delete the last email /
    get that mail out of my inbox / erase the message from the airline / unarchive / mark the first one unread /
    send that email to the bin / remove the mail from karen / delete those promotional emails / archive it /
    mark that message as important / take the flag off / make the email unread again / discard that mail /
    put a star on the booking email / clear the junk emails / dump the newsletter in the trash /
    I'm done with this email, file it / mark lisa's mail / move the promo mail to deleted items / delete mail number two /
    read status to unread for the council's email / empty that email out / flag as urgent /
    that mail is rubbish, delete it / store the hotel confirmation in the archive / archive my read mail`,
} as const;
