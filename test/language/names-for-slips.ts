/** Names for measuring: common first names, surnames of several languages, apps and lists. Own list. */
export const FIRST_NAMES: readonly string[] =
  `Aaron Abigail Adam Adrian Agnes Ahmed Aisha Alan Albert Alice Alicia Alina Amanda Amelia Amir Amy Andrea Angela Anita Anna Anton Antonio Arjun Arthur Astrid Audrey Barbara Beatrice Bella Bernard Bianca Björn Boris Brandon Brenda Brian Bridget Bruce Bruno Camila Carl Carla Carmen Caroline Cecilia Chen Chiara Chloe Clara Claire Claudia Colin Connor Craig Cynthia Dana Daria Deepak Denise Dennis Derek Diana Diego Dimitri Dolores Dominic Donna Doris Dorothy Douglas Dylan Edgar Eleanor Elena Elias Ella Elliot Elsa Emil Emily Emma Enrique Eric Erica Esther Ethan Eva Evelyn Fatima Felix Fernando Fiona Florence Francesca Frank Gabriel Gabriela Gareth Gemma George Gerald Gina Giulia Gloria Gordon Graham Greta Gustav Hamza Hannah Harold Harriet Harry Hassan Hazel Heather Hector Helen Helena Henry Hilary Hiroshi Hugo Ian Ibrahim Ingrid Irene Irina Isaac Isabel Ivan Ivy Jacob Jacqueline Jana Janet Jasmine Jason Javier Jeremy Joanna Joel Johanna Jonas Jorge José Joyce Juan Judith Julia Julian Karen Karim Karl Kathleen Keith Kevin Kim Klaus Kofi Kyle Lara Laura Lauren Leah Leila Leo Leon Leonard Leonie Leroy Lilian Linda Lisa Lorenzo Louis Louise Lucas Lucia Lucy Luis Lukas Luna Lydia Maeve Malik Marco Marcus Maria Marie Marina Mario Marion Marta Martin Mary Maureen Maya Melanie Melissa Mia Milan Miriam Mohammed Moira Monica Nadia Naomi Natalie Nathan Neil Nina Noah Nora Norman Olga Oliver Olivia Omar Oscar Otto Pablo Pamela Paola Paul Paula Pedro Penelope Philip Phoebe Pierre Priya Rachel Rahul Ralph Raj Ravi Raymond Regina Rita Rosa Rose Roy Ruben Ruth Ryan Sabine Saskia Sean Sebastian Sergio Shirley Silvia Simon Sofia Sonia Stella Svetlana Sylvia Tamara Tanya Teresa Tobias Tracy Trevor Ursula Valentina Valerie Vanessa Vera Veronica Victor Vincent Viola Walter Wanda Wendy Wilfred Xavier Yannick Yasmin Yuki Yusuf Yvonne Zara Zoë`.split(
    " ",
  );

export const SURNAMES: readonly string[] =
  `Abbott Adams Ahmad Alvarez Bailey Baker Banerjee Barnes Becker Bennett Bergman Blake Brandt Brooks Byrne Campbell Carter Castillo Chapman Clark Coleman Cooper Costa Cruz Davies Dawson Delgado Díaz Doyle Duncan Edwards Ellis Evans Ferguson Fernandez Fischer Fletcher Foster Fraser Garcia Gibson Gomez Graham Gupta Hansen Harper Hartmann Hayes Hernandez Hoffmann Hughes Hussain Ibanez Jackson Jensen Johansson Johnson Kaminski Kapoor Keller Kennedy Khan Kovacs Krüger Lambert Larsen Lehmann Lewis Lindberg Lombardi Lopez Macdonald Martinez Mendoza Meyer Mitchell Moreau Moretti Morgan Müller Murphy Nakamura Nguyen Nielsen Novak O'Brien O'Connor Okafor Olsen Ortiz Palmer Parker Patel Pereira Petrov Phillips Popescu Ramirez Reed Reynolds Richter Robinson Romano Rossi Russell Sanders Schmidt Schneider Shaw Silva Singh Stewart Sullivan Suzuki Takahashi Taylor Thompson Tran Turner Vasquez Vogel Wagner Walsh Watson Weber Williams Yamamoto Young Zhang Ziegler`.split(
    " ",
  );

export const THINGS: readonly string[] = [
  ..."Safari Firefox Chrome Spotify Photos Terminal Calculator Thunderbird Telegram Signal Discord Obsidian Blender Audacity Inkscape Krita Dropbox Evernote Nextcloud Shazam Netflix Maps Weather Podcasts".split(
    " ",
  ),
  "Visual Studio Code",
  "Final Cut Pro",
  "Activity Monitor",
  "Microsoft Teams",
  "Photo Booth",
  "Font Book",
  "Keynote",
  "Garage Band",
  "7-Zip",
  "Groceries",
  "Hardware store",
  "Birthday ideas",
  "Work projects",
  "Family trips",
  "Book club",
  "Packing",
  "House repairs",
  "Christmas presents",
  "Reading",
];
