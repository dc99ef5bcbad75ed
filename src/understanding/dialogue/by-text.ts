import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/**
 * "Reply to Una that ten works", where what she wrote last is a text: it is answered by a text. Any other words stay
 * as they are, and so does what names a mail, or is to wait as a draft, and all behind a mail that was shown.
 */
export async function byText(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Utterance> {
  const { language, registry, handles } = sources;
  const { text } = utterance;
  const { reply } = language.wordingOf(text).cues;
  if (!reply || reply.isDraft) return utterance;
  if (handles.recent()[0]?.kind === MAIL) return utterance;
  const { reading } = await sources.contextOf(utterance);
  const whom = reading.names("person").find(({ start }) => start > reply.verbEnd);
  if (!whom || whom.start > reply.answerStart) return utterance;
  const between = language.tokensOf(text.slice(reply.verbEnd, whom.start));
  const address = language.tokensOf(text.slice(reply.verbEnd, reply.answerStart));
  const isMail = address.some(({ word }) => language.kindsNamed(word).includes(MAIL));
  if (isMail || between.some(({ is }) => !is.has("preposition"))) return utterance;
  const names = [whom.named.name];
  const last = await sources.findBy({ question: whom.text, names, gist: { about: "" } }, signal);
  if (registry.get(last?.tool ?? "")?.gives !== "message") return utterance;
  const opening = language.wordingOf(text.slice(whom.start, whom.end)).steps.textingTo;
  return { ...utterance, text: `${opening}${text.slice(whom.end)}`, alternatives: [] };
}

const MAIL = "mail";
