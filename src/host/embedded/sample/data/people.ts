/** One address-book card. `version` is the vCard version it is written in; both occur in the wild. */
export type SamplePerson = {
  readonly id: string;
  readonly version: "3.0" | "4.0";
  readonly name: string;
  /** Family name, given name. Left out: an organisation. */
  readonly parts?: readonly [string, string];
  readonly nicknames?: readonly string[];
  readonly organisation?: string;
  readonly phones?: readonly (readonly [label: string, number: string])[];
  readonly emails?: readonly (readonly [label: string, address: string])[];
  readonly note?: string;
};

/** Whose home this is. */
export const owner = { name: "Robin Ellery", address: "robin@ellery.example" } as const;

/** Numbers are from ranges kept free for fiction. */
export const people: readonly SamplePerson[] = [
  {
    id: "anna-lindqvist",
    version: "3.0",
    name: "Anna Lindqvist",
    parts: ["Lindqvist", "Anna"],
    organisation: "Lindqvist Form",
    phones: [["cell", "+46 70 174 06 21"]],
    emails: [
      ["work", "anna@lindqvist-form.example"],
      ["home", "anna.lindqvist@brevlada.example"],
    ],
  },
  {
    id: "margaret-ellery",
    version: "3.0",
    name: "Margaret Ellery",
    parts: ["Ellery", "Margaret"],
    nicknames: ["Mum", "Mother"],
    phones: [
      ["home", "+44 20 7946 0184"],
      ["cell", "+44 7700 900184"],
    ],
    emails: [["home", "margaret@ellery.example"]],
  },
  {
    id: "david-ellery",
    version: "3.0",
    name: "David Ellery",
    parts: ["Ellery", "David"],
    nicknames: ["Dad"],
    phones: [
      ["home", "+44 20 7946 0184"],
      ["cell", "+44 7700 900195"],
    ],
  },
  {
    id: "tom-ellery",
    version: "3.0",
    name: "Tom Ellery",
    parts: ["Ellery", "Thomas"],
    nicknames: ["Tommo"],
    phones: [["cell", "+44 7700 900233"]],
    emails: [["home", "tom@ellery.example"]],
    note: "Brother.",
  },
  {
    id: "edith-ellery",
    version: "3.0",
    name: "Edith Ellery",
    parts: ["Ellery", "Edith"],
    nicknames: ["Granny"],
    phones: [["home", "+44 1632 960147"]],
  },
  {
    id: "sarah-chen",
    version: "4.0",
    name: "Sarah Chen",
    parts: ["Chen", "Sarah"],
    organisation: "Wayfarer Studio",
    phones: [["work", "+44 20 7946 0771"]],
    emails: [["work", "sarah.chen@wayfarer.example"]],
  },
  {
    id: "sarah-oneill",
    version: "3.0",
    name: "Sarah O'Neill",
    parts: ["O'Neill", "Sarah"],
    phones: [["cell", "+44 7700 900412"]],
    emails: [["home", "sarah@oneill-household.example"]],
  },
  {
    id: "siobhan-ni-bhriain",
    version: "3.0",
    name: "Siobhán Ní Bhriain",
    parts: ["Ní Bhriain", "Siobhán"],
    phones: [["cell", "+44 7700 900518"]],
    emails: [["home", "siobhan@nibhriain.example"]],
  },
  {
    id: "niamh-darcy",
    version: "3.0",
    name: "Niamh D'Arcy",
    parts: ["D'Arcy", "Niamh"],
    phones: [["cell", "+44 7700 900533"]],
  },
  {
    id: "zoe-mueller",
    version: "3.0",
    name: "Zoë Müller-Groß",
    parts: ["Müller-Groß", "Zoë"],
    phones: [["cell", "+49 30 23125 118"]],
    emails: [["work", "z.mueller-gross@kartenwerk.example"]],
  },
  {
    id: "bjorn-akesson",
    version: "4.0",
    name: "Bjørn Åkesson",
    parts: ["Åkesson", "Bjørn"],
    organisation: "Nordlinje",
    phones: [["work", "+46 8 465 004 30"]],
    emails: [["work", "bjorn.akesson@nordlinje.example"]],
  },
  {
    id: "jose-ibanez",
    version: "3.0",
    name: "José Ibáñez",
    parts: ["Ibáñez", "José"],
    nicknames: ["Pepe"],
    phones: [["cell", "+44 7700 900620"]],
    emails: [["home", "pepe@ibanez.example"]],
  },
  {
    id: "lukasz-wojcik",
    version: "3.0",
    name: "Łukasz Wójcik",
    parts: ["Wójcik", "Łukasz"],
    organisation: "City Tramways",
    phones: [["work", "+44 20 7946 0902"]],
    emails: [["work", "l.wojcik@citytram.example"]],
  },
  {
    id: "jean-baptiste-lefevre",
    version: "3.0",
    name: "Jean-Baptiste Lefèvre",
    parts: ["Lefèvre", "Jean-Baptiste"],
    nicknames: ["JB"],
    phones: [["cell", "+33 6 39 98 04 11"]],
  },
  {
    id: "hoa-nguyen",
    version: "4.0",
    name: "Nguyễn Thị Hoa",
    parts: ["Nguyễn", "Hoa"],
    nicknames: ["Hoa"],
    phones: [["cell", "+44 7700 900744"]],
    emails: [["work", "hoa@glasorchard-books.example"]],
  },
  {
    id: "priya-raghunathan",
    version: "3.0",
    name: "Priya Raghunathan",
    parts: ["Raghunathan", "Priya"],
    organisation: "Wayfarer Studio",
    phones: [
      ["work", "+44 20 7946 0772"],
      ["cell", "+44 7700 900751"],
    ],
    emails: [["work", "priya@wayfarer.example"]],
  },
  {
    id: "sean-byrne",
    version: "3.0",
    name: "Sean Byrne",
    parts: ["Byrne", "Sean"],
    phones: [["cell", "+44 7700 900816"]],
  },
  {
    id: "shaun-price",
    version: "3.0",
    name: "Shaun Price",
    parts: ["Price", "Shaun"],
    phones: [["cell", "+44 7700 900829"]],
    emails: [["home", "shaun@pricehouse.example"]],
  },
  {
    id: "oluwaseun-adeyemi",
    version: "3.0",
    name: "Oluwaseun Adeyemi",
    parts: ["Adeyemi", "Oluwaseun"],
    nicknames: ["Seun"],
    phones: [["cell", "+44 7700 900847"]],
    emails: [["home", "seun@adeyemi.example"]],
  },
  {
    id: "kate-brooks",
    version: "3.0",
    name: "Katherine Brooks",
    parts: ["Brooks", "Katherine"],
    nicknames: ["Kate"],
    phones: [["cell", "+44 7700 900861"]],
    emails: [["home", "kate@brooks-family.example"]],
  },
  {
    id: "cathy-bell",
    version: "3.0",
    name: "Catherine Bell",
    parts: ["Bell", "Catherine"],
    nicknames: ["Cathy"],
    phones: [["home", "+44 1632 960355"]],
  },
  {
    id: "yilmaz-plumbing",
    version: "3.0",
    name: "Mehmet Yılmaz",
    parts: ["Yılmaz", "Mehmet"],
    nicknames: ["plumber"],
    organisation: "Yılmaz Plumbing",
    phones: [["work", "+44 7700 900902"]],
  },
  {
    id: "harbour-dental",
    version: "3.0",
    name: "Harbour Dental Practice",
    organisation: "Harbour Dental Practice",
    phones: [["work", "+44 20 7946 0330"]],
    emails: [["work", "reception@harbourdental.example"]],
  },
  {
    id: "brodies-garage",
    version: "3.0",
    name: "Brodie's Garage",
    organisation: "Brodie's Garage",
    phones: [["work", "+44 1632 960561"]],
  },
];
