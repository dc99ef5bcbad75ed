import type { Matrix, Multiplied } from "./matrices.ts";
import { createMatrices } from "./matrices.ts";
import type { EncoderSource } from "./encoder-source.ts";
import { plus } from "./vectors.ts";

/** What each matrix of these names makes of vectors, with its difference of low rank: W x + b + U (D x). */
export function openParts(
  source: EncoderSource,
  names: readonly string[],
  mostVectors: number,
): (name: string) => Multiplied {
  const matrices = new Map(names.flatMap((name) => matricesOf(source, name)));
  const made = createMatrices([...matrices.values()], mostVectors);
  const each = new Map([...matrices.keys()].map((name, at) => [name, made[at]]));
  return (name) => {
    const [whole, down, up] = [name, `${name}.down`, `${name}.up`].map((one) => each.get(one));
    if (!whole) throw new Error(`The encoder has no ${name}`);
    if (!down || !up) return whole;
    return (vectors, count) => plus(whole(vectors, count), up(down(vectors, count), count));
  };
}

function matricesOf({ has, floats }: EncoderSource, name: string): readonly [string, Matrix][] {
  const [weights, bias] = [floats(`${name}.weight`), floats(`${name}.bias`)];
  const rows = bias.length;
  const whole = { weights, bias, rows, columns: weights.length / rows };
  if (!has(`${name}.up`)) return [[name, whole]];
  const [down, up] = [floats(`${name}.down`), floats(`${name}.up`)];
  const rank = up.length / rows;
  return [
    [name, whole],
    [`${name}.down`, { ...plain(down, rank), columns: whole.columns }],
    [`${name}.up`, { ...plain(up, rows), columns: rank }],
  ];
}

function plain(weights: Float32Array, rows: number): Omit<Matrix, "columns"> {
  return { weights, bias: new Float32Array(rows), rows };
}
