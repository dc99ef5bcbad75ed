export function checkMachine(darwin?: string, isTranslated?: boolean): void;
export function findNode(): string;
