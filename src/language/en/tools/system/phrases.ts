/** How people ask for the system tools, ` / ` between two ways. Read by the index, never by a model. */
export const systemPhrases = {
  "system.open_app": `
    open safari / launch the calendar app / start mail / open up spotify / run the calculator / fire up photoshop /
    bring up the terminal / switch to chrome / go to the notes app / can you open whatsapp for me /
    I want to use word / show me the music app / open settings / get excel open / pop open the camera app /
    load firefox / start a browser / boot up steam / take me to the app store / bring finder to the front /
    pull up zoom / open the app called bear / I need powerpoint / open preview / put slack on the screen /
    go into photos / jump to xcode / start up teams / open the maps / let me see the weather app /
    open a text editor / activate skype / get discord running / could you launch pages / open system preferences /
    open app store / please start the podcast app / switch over to my email program / focus the messages app /
    I'd like to open garageband / open google chrome / opening spotify please / begin facetime / open vlc /
    throw up the calculator / turn on netflix / open my browser / open the reminders application / go back to safari /
    bring keynote forward / open visual studio code / run libreoffice / let's open numbers / wake up outlook /
    hey open the stocks app / open activity monitor / show the app voice memos / show obsidian / start notion /
    need to get into teams right now / launch / open the game minecraft / could I have the dictionary app /
    open the program for drawing / execute the application imovie / get signal up and running / open contacts app`,
  "system.search_files": `
    find my tax return / where is the presentation / search for the contract pdf / look for files about budget /
    which folder has the photos from rome / find documents from last week / locate the invoice file /
    do I have a file named passport / search my computer for recipes / find the spreadsheet with the numbers /
    show me all pdfs in downloads / where did I put my resume / find pictures of the dog on my mac /
    look for a document that mentions insurance / files I edited yesterday / where's that word document /
    search my files / I can't find my thesis / list the files on my desktop / what's in my downloads folder /
    are there any videos from may / locate the zip I downloaded / find the newest screenshot /
    hunt for the lease agreement / search the disk for old backups / what files are in the project folder /
    track down the manual for the washing machine / any documents containing the word merger /
    find a file / where are my receipts saved / search in documents for budget twenty six / recent downloads /
    I saved a letter somewhere, find it / show files bigger than last month / look through my folders for the logo /
    which documents did I work on today / find every csv on this machine / search the drive for wedding photos /
    is there a powerpoint about sales / get me the path of the config file / where on my computer is the novel draft /
    find everything called report / look in pictures for the passport scan / find my cv / what's on the desktop /
    do a file search for invoice / can you see if I've still got the floor plan / find that file I downloaded this morning /
    the slides from the conference, where are they / show me my latest documents / all images from the holiday /
    what was the name of the pdf about mortgages / list spreadsheets / locate my backup folder /
    which file did I last change / scan my files for the word confidential / locate document /
    find the folder with the house plans / where would the scanned letters be / look up a file called minutes`,
  "system.open_item": `
    open the budget file / open my downloads folder / go to example dot com / open the pdf I just downloaded /
    show me that picture / open this link / visit the bbc website / open the contract / bring up my documents folder /
    pull up the spreadsheet / load wikipedia / open the presentation in downloads / open that file /
    take me to github.com / show the desktop folder / open up the photo of the cat / double click the report /
    open the website of my bank / open the first one you found / display the floor plan / open holiday dot jpg /
    get the movie file open / let me see the scan / open it / show me the folder with the invoices /
    browse to news.ycombinator.com / open the url / open recipes.md / I want to look at the slides, open them /
    open the zip / view the image on my desktop / go to the website youtube dot com / open the document called plan /
    open my resume / open google dot com in the browser / open the trash folder / open the pictures directory /
    can you open the attachment I saved / show that pdf on the screen / navigate to the library's page /
    open the video from the birthday / open the music folder / load up the word document / bring the file up on screen /
    open the house plans / open my thesis / pop open the downloads / open the web page for the tickets /
    put the chart on the screen / open the file budget.xlsx / reveal the folder / have a look at cat.png /
    open amazon.com / open www dot weather dot com / let me see the spreadsheet / launch the site /
    please open the second result / open the last screenshot / open the sales deck / can I see the photo from paris /
    surf to wikipedia dot org / show the document`,
  "system.get_status": `
    how much battery is left / what time is it / how much disk space do I have / what's the date today /
    is my laptop plugged in / what's the volume at / which app is running / battery level / what day is it /
    am I low on battery / do I have enough storage / is it charging / how loud is it set / system status /
    tell me the time / how full is the hard drive / how's my computer doing / battery percentage please /
    got the time / what year is it / is the sound muted / what's the current time / how many gigabytes are free /
    do I need to charge / which program is in front / how long will the battery last / status of the mac /
    time please / is there room on my disk / what's today / check the battery / how's the battery /
    what day of the week is it / the date please / how much space is free / is my mac about to die /
    storage left / what window is open right now / am I running on battery / what's my machine's status /
    do you have the time / is it monday today / current date and time / power level / check the disk /
    how much charge have I got / should I plug in the charger / tell me how much juice I have /
    what application am I using / is the volume up / system information / give me a health check of this computer /
    is the drive nearly full / what's the clock say / what is the date tomorrow / free space /
    what o'clock is it / what hour is it / can I unplug the laptop / how many percent battery /
    is my computer low on space / how is my laptop / what month are we in / has it finished charging`,
  "system.set_volume": `
    turn it up / turn the volume down / louder / mute / set the volume to fifty percent / make it quieter /
    unmute / it's too loud / I can't hear you / raise the volume / lower the sound / volume up /
    max volume / crank it up / a bit softer please / silence / turn off the sound / volume thirty /
    bring the volume down a little / could you speak up / sound off / turn the sound back on / half volume /
    that's deafening / not so loud / increase the volume by ten / drop the volume / I can barely hear it /
    mute my computer / full blast / shush the speakers / put the volume at twenty / decrease volume /
    pump up the volume / speakers to max / turn down the music / softer / take it down a notch /
    volume to zero / louder please I'm in the kitchen / be quieter / kill the sound / keep it down /
    set sound to seventy / turn up the speakers / up the volume a touch / adjust the volume / volume five /
    my neighbours are complaining, lower it / the baby's asleep, quiet please / audio off / restore the sound /
    no sound please / can you make that a little louder / boost the audio / too quiet / unmute the speakers /
    give me more volume / reduce the loudness / turn it all the way up / turn the audio level to forty /
    volume lower / it's blasting my ears / I want it loud / hush / crank the speakers up`,
} as const;
