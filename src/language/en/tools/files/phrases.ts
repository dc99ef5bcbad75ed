/** How people ask for the file tools, ` / ` between two ways. Read by the index, never by a model. */
export const filesPhrases = {
  "files.read": `
    read the file notes.txt / what's in the readme / read me the contract / show the contents of todo.txt / read the pdf aloud /
    what does the letter document say / tell me what's in budget.csv / read out the report / show me the text of the config file /
    read the next part of the document / what's written in the minutes file / go through the manual for me / read my essay back to me /
    let me hear the story file / print the contents of log.txt / read recipe.md / what does the pdf from the bank say /
    summarise the file on my desktop / continue reading the document / view the text file / open and read the lease /
    what are the first lines of data.csv / read that file / what does line one of the file say / get the text from this pdf /
    show what's inside the changelog / read the document called plan / cat the file / tell me what the word document contains /
    I want to hear the report read / read the draft chapter / read me the terms and conditions pdf / contents of the file please /
    what's inside the spreadsheet csv / look into the file and tell me what it says / read the instructions file /
    keep reading the pdf / give me the content of package.json / read the cover letter / what does my cv say /
    display the text in readme / let's read the script / dictate the document back / read the log file /
    show me the first page of the thesis / what is in the file named ideas / read the saved letter to me /
    extract the text of invoice.pdf / can you read a file for me / read the markdown file about the trip /
    what does the insurance policy document say / tell me what's in that document / show the csv / read more of the file /
    read from my documents the meeting minutes / open the text and read it out`,
  "files.write": `
    create a text file / save this to a file / write hello to test.txt / make a new file called ideas / add a line to log.txt /
    put this in a document / append the total to budget.csv / create a markdown file with my plan / write this into a file on my desktop /
    save it as notes.txt / make a file named shopping.txt / start a new text document / write down the list in a file /
    add this to the end of todo.txt / create an empty file / store the text in a file / write a file with today's date in it /
    make a csv with these numbers / save my poem to a file / new file / put my thoughts in a txt / create readme.md /
    append to the file / write to disk / save that in my documents folder / add another row to the csv / dump this into a file /
    write out the recipe to a file / produce a text file with the names / create a file in downloads called draft /
    save what I just said as a document / add the line finished to journal.txt / generate a new document named letter /
    put the word done into status.txt / make a document with the minutes / export this to a text file / write a letter and save it as a file /
    keep this in a file called passwords / save a copy of this as text / make me a to do file in markdown / write the following to a file /
    create a new document / type this into a new file / log my weight in weight.csv / file this under ideas.txt /
    I need a new text file for the story / add a heading to my plan.md / record the score in scores.txt /
    write a short script file / save as txt / create a file / write it in my diary file / put the address into a file called address /
    append my hours to timesheet.csv / save the summary to the desktop`,
  "files.trash": `
    delete the file old.txt / move it to the trash / throw away the screenshots / delete that document / trash the installer in downloads /
    remove the file from my desktop / get rid of the old backup folder / put the pdf in the bin / delete all the zip files in downloads /
    bin the draft / send the video to the trash / clean up my desktop by trashing the screenshots / delete those photos /
    I don't need that file any more / remove the duplicate document / trash this / erase the old invoices folder /
    put it in the trash can / dump the temp files / delete the presentation / discard the scan / toss the old resume /
    delete the folder called test / remove image seven / chuck that spreadsheet / delete the downloads I don't need /
    get rid of cat.jpg / delete the file / trash the three oldest backups / move the log files to trash / bin everything called copy /
    please delete the word document / drop the zip in the trash / wipe the old recordings / throw that pdf out / delete my old cv /
    remove the installer file / the video from may can go in the bin / scrap the file draft two / delete that folder /
    clear out the old downloads / recycle this document / send the report to the recycle bin / delete readme.md /
    get the screenshots off my desktop / lose the old budget spreadsheet / delete this file from my computer /
    trash all the png files / could you throw out the scanned letters / put the folder with the old logos in the trash /
    file no longer needed, trash it / remove the movie from my hard drive / delete recordings from the desktop`,
} as const;
