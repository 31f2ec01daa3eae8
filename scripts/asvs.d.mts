export function asvs(text: string): { document: string; problems: string[] };
