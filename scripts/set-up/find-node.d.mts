export function checkMachine(): void;
export function findNode(): string;
