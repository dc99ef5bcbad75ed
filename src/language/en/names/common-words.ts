import { words } from "../../words.ts";

/**
 * Everyday words of requests. They are never taken for a name that is only like them, and for one
 * spelt the same ("will", "mark", "may") only where somebody is spoken of.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above add after again against ago all alarm also always am an and another any anybody anyone anything app are area around art as ask at away
back bad be because bed been before begin behind being below best better between big bill book both bring bus busy but buy by
call came can cancel car card change check clean clear close cold come complete coming could country create cup cut
daily date day days delete did different dinner do does doing done door double down draft drive drop dry due during
each early east easy eat eight either eleven else email end enough entry even evening event ever every everyone everything exact
face faith far fast fast feel few file fill find fine finish fire first five fix flag flight floor folder follow following food for forget found four free from front full fun
game gave get girl give go going gone good got grace grant great green group
had half hall hand happen happy hard has have he head hear heard help her here hi high him his hit hold home hope hot hour hours house how hundred hunter
i ice idea if important in inbox information inside instead into is it its
jack job join joy june just
keep key kind know
lane large last late later latest leave left less let letter life light like line list listen little live location log long look lose lost lot loud love low lunch
made mail main make man many march mark matter may maybe me mean meet meeting melody memory men mention message middle might mile miles mind mine minute minutes miss moment money month more morning most move movie much music must my
name near need never new news next nice night nine no nobody none noon nor north not note notes nothing now number
of off office often oh ok okay old on once one only open or order other our out outside over own
page pages paid paper park part party pass past pat pay pen people phone photo pick picture piece place plan play please point post price print problem project pull push put
question quick quiet quit quite
rain ran rate rather ray read ready real reason red remember remind reminder remove rename repeat reply report rest rich ride right ring rob rock room rose round run
sad safe said same sandy save saw say schedule school second see seem seen select sell send sent set seven shall share she ship shop short should show shut side sing sister sit six skip sleep slow small so some somebody someone something song soon sorry sound south speak spell start station stay step still stone stop store story street strong stuff such sue summer sun sure
table take talk task tea team tell ten text than thank thanks that the their them then there these they thing things think third this those thought three through till time timer times to today together told tomorrow tonight too took top total toward town track train trip true try turn twelve twenty two type
under understand unread until up update upon us use usual
very view visit voice volume
wait wake walk want warm was watch water way we weather week weekend weeks well went were west wet what when where which while white who whole whose why wide wife will win window wish with without woman wood word words work works world worry would write wrong
yard year years yellow yes yesterday yet you young your
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
dollar dollars euro euros pound pounds learn angle thirty forty fifty sixty`.split(/\s+/),
);

/** After these a name is spoken of: "text Will", "a mail from Mark", "open Mail". */
export const NAME_CUES = words(
  "open launch start close quit to from with call text message email mail phone ring tell ask for by and or cc about of between contact invite find is does did has are were was",
);
