/**
 * Where a BERT encoder's numbers are, by the names of a GGUF file's tensors; a matrix `PART.weight` may
 * have a difference of low rank to be added: `PART.up` (rows × rank) times `PART.down` (rank × columns).
 */
export type EncoderSource = {
  /** So many of its layers, from below, are used. */
  readonly layers: number;
  readonly heads: number;
  readonly epsilon: number;
  /** The vector of a piece of the vocabulary. */
  readonly pieceAt: (piece: number) => Float32Array;
  readonly has: (name: string) => boolean;
  /** Row by row. */
  readonly floats: (name: string) => Float32Array;
};
