import { sameNamesBy } from "../../names/same-names.ts";

/** Words for the same relative, for what is bought each week, and usual short forms of first names: those between two strokes stand for one name. */
export const sameNames = sameNamesBy(`
  groceries grocery shopping / mum mom mother mummy mommy mama mam / dad father daddy papa pa
  grandma granny gran nan nana grandmother nanny / grandpa granddad grandad grandfather gramps
  wife missus spouse / husband hubby spouse / brother bro / sister sis / alexander alex sandy / alexandra alex sandra / andrew andy drew
  anthony tony / benjamin ben benny / catherine katherine kate katie kathy cathy
  charles charlie chuck / christina chris tina / christopher chris / daniel dan danny / david dave
  deborah debbie deb / edward ed eddie ted / elizabeth liz lizzie beth betty eliza
  frederick fred freddie / gregory greg / james jim jimmy jamie / jennifer jen jenny
  jessica jess jessie / john johnny jack / jonathan jon / joseph joe joey / joshua josh
  kenneth ken / lawrence larry / margaret maggie meg peggy / matthew matt / maximilian max
  michael mike mick mickey / nicholas nick nicky / patricia pat patty tricia / patrick pat paddy
  peter pete / rebecca becky becca / richard rick dick richie / robert rob bob bobby robbie
  samantha sam sammy / samuel sam sammy / stephen steven steve / susan sue susie
  theodore theo ted / thomas tom tommy / timothy tim / victoria vicky tori
  william will bill billy liam / zachary zach zack / sean shaun shawn / alan allan allen
  brian bryan / geoffrey geoff jeffrey jeff / graham graeme / lewis louis / philip phillip phil
  sara sarah
`);
