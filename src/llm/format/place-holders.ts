import { LlamaText, SpecialTokensText } from "node-llama-cpp";
import type { LlamaTextValue } from "node-llama-cpp";
import type { JsonValue } from "../../types/json.ts";

/** Words a template decides by, wherever a schema has them. */
const OF_A_SCHEMA = new Set(
  "type description params parameters properties required items enum const oneOf anyOf".split(" "),
);

const TYPES = new Set("string number integer boolean array object null".split(" "));

/** Letters and digits that stand for words while a template is rendered; nobody can know which. */
export class PlaceHolders {
  readonly #nonce = `x${crypto.randomUUID().replaceAll("-", "")}n`;
  readonly #places = new Map<string, number>();

  /** A value with the shape it had, all its names and texts hidden. */
  hide<Value>(value: Value): Value {
    // The cast is safe: what a template is given is JSON, and what is hidden has the shape it had.
    return this.#hidden(value as JsonValue) as Value;
  }

  /** The same of a tool: the words of its schema stay, since a template decides by them. */
  hideTool<Tool>(tool: Tool): Tool {
    // The cast is safe as above.
    return this.#hidden(tool as JsonValue, "tool") as Tool;
  }

  /** `key`: under which word of a schema the value stands; undefined where it is in none. */
  #hidden(value: JsonValue, key?: string): JsonValue {
    if (typeof value === "string") {
      return key === "type" && TYPES.has(value) ? value : this.#placeOf(value);
    }
    if (Array.isArray(value)) return value.map((one) => this.#hidden(one, key));
    if (typeof value !== "object" || value === null) return value;
    const rows = Object.entries(value).map(([name, one]) => {
      const isOwn = key !== undefined && key !== "properties" && OF_A_SCHEMA.has(name);
      const under = isOwn ? name : key === undefined ? undefined : "schema";
      return [isOwn ? name : this.#placeOf(name), this.#hidden(one ?? null, under)];
    });
    return Object.fromEntries(rows);
  }

  /** The same words have the same place: a template may compare them. */
  #placeOf(text: string): string {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return `${this.#nonce}${place}z`;
  }

  /** The words in their places, as text; escaped as in JSON, since between quotes is where they stand. */
  show({ values }: LlamaText): LlamaText {
    const words = [...this.#places.keys()].map((text) => JSON.stringify(text).slice(1, -1));
    const place = new RegExp(`${this.#nonce}(\\d+)z`);
    const shown = values.map((value): LlamaTextValue | readonly LlamaTextValue[] => {
      const isControl = value instanceof SpecialTokensText;
      if (typeof value !== "string" && !isControl) return value;
      return (isControl ? value.value : value).split(place).map((piece, index) => {
        if (index % 2 === 1) return words[Number(piece)] ?? "";
        return isControl ? new SpecialTokensText(piece) : piece;
      });
    });
    return LlamaText(shown.flat());
  }
}
