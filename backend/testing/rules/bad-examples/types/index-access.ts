const names: string[] = [];
export const length: number = names[0].length;
