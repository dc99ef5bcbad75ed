// wink-bm25-text-search 3.1.2 ships no types.
declare module "wink-bm25-text-search" {
  type Engine = {
    readonly defineConfig: (config: { readonly fldWeights: Record<string, number> }) => boolean;
    readonly definePrepTasks: (tasks: readonly ((text: string) => readonly string[])[]) => number;
    readonly addDoc: (document: Record<string, string>, id: string) => number;
    readonly consolidate: () => boolean;
    readonly search: (text: string, limit?: number) => readonly (readonly [string, number])[];
  };
  const createEngine: () => Engine;
  export default createEngine;
}
