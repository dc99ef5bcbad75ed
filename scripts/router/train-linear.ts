import type { SparseVector } from "../../src/trained/linear-model.ts";
import { randomFrom, shuffled } from "./random.ts";

export type Example = {
  readonly vector: SparseVector;
  /** Classes any of which is right. */
  readonly classes: readonly number[];
  readonly weight: number;
};

export type TrainOptions = {
  readonly rows: number;
  readonly classes: number;
  readonly epochs: number;
  readonly rate: number;
  /** L2 penalty on weights a step touches. */
  readonly decay: number;
  readonly seed: number;
};

export type Trained = { readonly weights: Float32Array; readonly biases: Float32Array };

/** Keeps AdaGrad's first steps finite. */
const FIRST_SQUARE = 1e-3;
/** A class this near to what it should be is left alone: most are, and they take most of the time. */
const LEAST_GRADIENT = 5e-4;

/**
 * Softmax regression by stochastic gradient descent (AdaGrad). Where several classes are right the
 * target is half what the model gives each of them and half an equal share: it may prefer one, and
 * none of them starves. The same examples and seed give the same numbers.
 */
export function trainLinear(examples: readonly Example[], options: TrainOptions): Trained {
  const { rows, classes, epochs, seed } = options;
  const state: State = {
    weights: new Float32Array(rows * classes),
    squares: new Float32Array(rows * classes).fill(FIRST_SQUARE),
    biases: new Float32Array(classes),
    biasSquares: new Float32Array(classes).fill(FIRST_SQUARE),
    gradient: new Float64Array(classes),
    options,
  };
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of shuffled(examples, random)) {
      gradientOf(state, example);
      step(state, example.vector);
    }
  }
  return { weights: state.weights, biases: state.biases };
}

type State = {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly biases: Float32Array;
  readonly biasSquares: Float32Array;
  readonly gradient: Float64Array;
  readonly options: TrainOptions;
};

/** Fills the gradient with what the model gives each class minus what it should. */
function gradientOf(
  { weights, biases, gradient }: State,
  { vector, classes, weight }: Example,
): void {
  const count = gradient.length;
  gradient.set(biases);
  for (let feature = 0; feature < vector.rows.length; feature++) {
    const start = (vector.rows[feature] ?? 0) * count;
    const value = vector.values[feature] ?? 0;
    for (let one = 0; one < count; one++) {
      gradient[one] = (gradient[one] ?? 0) + value * (weights[start + one] ?? 0);
    }
  }
  toProbabilities(gradient);
  let right = 0;
  for (const one of classes) right += gradient[one] ?? 0;
  for (const one of classes) {
    const share = 0.5 * ((gradient[one] ?? 0) / Math.max(1e-12, right)) + 0.5 / classes.length;
    gradient[one] = (gradient[one] ?? 0) - share;
  }
  for (let one = 0; one < count; one++) gradient[one] = (gradient[one] ?? 0) * weight;
}

function toProbabilities(logits: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of logits) most = Math.max(most, logit);
  let sum = 0;
  for (let one = 0; one < logits.length; one++) {
    const power = Math.exp((logits[one] ?? 0) - most);
    logits[one] = power;
    sum += power;
  }
  for (let one = 0; one < logits.length; one++) logits[one] = (logits[one] ?? 0) / sum;
}

function step(state: State, { rows, values }: SparseVector): void {
  const { weights, squares, biases, biasSquares, gradient, options } = state;
  const { classes, rate, decay } = options;
  for (let one = 0; one < classes; one++) {
    const slope = gradient[one] ?? 0;
    biasSquares[one] = (biasSquares[one] ?? 0) + slope * slope;
    biases[one] = (biases[one] ?? 0) - (rate * slope) / Math.sqrt(biasSquares[one] ?? 1);
  }
  const active = [...gradient.keys()].filter(
    (one) => Math.abs(gradient[one] ?? 0) > LEAST_GRADIENT,
  );
  for (let feature = 0; feature < rows.length; feature++) {
    const start = (rows[feature] ?? 0) * classes;
    const value = values[feature] ?? 0;
    for (const one of active) {
      const at = start + one;
      const weight = weights[at] ?? 0;
      const slope = (gradient[one] ?? 0) * value + decay * weight;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}
