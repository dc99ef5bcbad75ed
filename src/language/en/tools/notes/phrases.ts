/** How people ask for the note tools, ` / ` between two ways. Read by the index, never by a model. */
export const notesPhrases = {
  "notes.search": `
    find my note about the garden / search my notes for the recipe / which note mentions the wifi password /
    look for notes on italy / do I have a note about gift ideas / where did I write the measurements / notes about work /
    show me all my notes / find the note with the shopping ideas / list notes in the travel folder / search notes /
    have I noted the serial number somewhere / what notes do I have / find what I wrote about the meeting /
    look up the word paint in my notes / my notes from last week / any notes on the book / which of my notes is about money /
    locate the note called packing list / where's my note on the car / find notes mentioning anna / show the lists I've got in notes /
    go through my notes for the door code / did I write down the doctor's advice / dig up that note on wine /
    search the ideas folder / I made a note about the sofa, where is it / notes containing the word budget /
    is there a note on how to reset the router / pull up notes about the kids / find my lists / recent notes /
    did I jot down the name of that restaurant / find a note / look in my notes / what have I got in my notes on spain /
    list my notes / show me notes titled project / scan my notes for phone numbers / notes related to the wedding /
    in which note is the bike code / check my notes for the plumber's price / find that thing I wrote on meditation /
    can you find my journal note from may / look for what I noted on taxes / notes about books I want to read /
    find the list of films I want to watch / where are my notes on the course / show notes that talk about school /
    retrieve my note about the lease / have I got any lists / do I have a list of gifts / what lists do I keep`,
  "notes.read": `
    read my note about the garden / what does the packing note say / open the recipe note / show me the note called ideas /
    read it to me / read out the gift list note / what's in my travel note / let me hear the meeting notes / read that note /
    show the full note / tell me what I wrote in the car note / open my note on italy / read the next part of the note /
    what did I write in the diary note / display the note / continue reading the note / read aloud the shopping note /
    view the note with the measurements / what's on my wish list note / give me the contents of the budget note /
    open the first note / I want to hear my journal note / read the lasagne note / what does it say in my notes about the router /
    show the text of the note called project / read me the list of films / the note on wine, read it / bring up my workout note /
    go on reading the note / let me see the note on the wedding / read back what I noted / what's written in the paint note /
    recite my speech note / read through the house rules note / open up the note / look at my to pack note and read it /
    can you read the note titled monday / what items are in the camping list / show my list of books / read my list /
    read the whole thing, the note about school / open notes on the interview / what's in the list called party /
    tell me the content of my password hints note / let me read the note from yesterday / see my ideas note /
    say what's in the birthday note / hear the poem note / the course notes please, read them /
    pull up the note about the lease and read it / read me my latest note / what have I written in the vet note`,
  "notes.create": `
    make a note / new note / take a note: the code is one two three four / write this down / note that the car is on level two /
    create a note called packing list / jot down an idea / start a note about the garden / write a note saying buy paint /
    note to self the blue one is better / I want to write something down / take this down / add a note / create a list of films to watch /
    make a new note titled recipes / save a note about the meeting / remember this for later: the shop closes at six /
    write down my thoughts / put this in a new note / start a list for the party / note down the licence plate /
    dictate a note / record a thought / make me a list of gift ideas / create a new list / open a blank note /
    begin a diary entry in notes / let me make a note / scribble this down: measure the shelf / new list called camping /
    keep a note of the price four hundred / log that the boiler was fixed / please note the wifi password is sunflower /
    create a note in the travel folder / write me a note about the phone call / take down these measurements / note: ask about parking /
    store this idea / make a memo / compose a note on the lecture / get this down / quick note please / could you write this down for me /
    I've got an idea, note it / start a new note with the title wedding / put together a list of places to see /
    type up a note / save this as a note / I'd like a note that says the key is under the pot / document this in a note /
    create a checklist in notes / draft a note about my dream last night / new memo: the meeting went well /
    note for later / make a note of that / start a shopping list / write a list of books / jot this`,
  "notes.append": `
    add to my garden note / append this to the meeting notes / add milk to the packing note / put another idea in my ideas note /
    write this at the end of the recipe note / add a line to the travel note / also note that in the car note / add it to that note /
    include batteries in my camping note / extend the note with the new price / update my list note with cheese /
    add the address to the party note / tack on a sentence to my journal note / put that in the wedding note as well /
    add one more film to my films list / note this under work / add tom's number to the note on plumbers / continue my diary note with today was good /
    stick another item on the gift list note / add to note / insert a line in the budget note / put the isbn in my books note /
    more for the ideas note: a tree house / attach this thought to the project note / write below that we need chairs /
    add these words to my existing note / supplement the note about the sofa with the size / add sunscreen to the holiday list /
    append / put it into my notes on spain / in the recipe note also write two eggs / and add call the vet to that note /
    add another place to my travel list / add this paragraph to the essay note / put a new entry in my log note /
    also put in the note that the door sticks / add to the list in my notes / please add wine to the party list /
    extend my packing list with socks / add dune to my reading list / in the house note write that the paint is dry /
    drop this into the lecture note / add something to the note / jot that at the bottom of the meeting note /
    add a bullet to the project note / add the quote to my quotes note / fill in the measurements in the sofa note /
    add a few lines to the note called speech / pop a reminder about shoes into the packing note /
    could you add that to my running notes / put this onto the end of my note / add more to the story note`,
} as const;
