export const a = 'double';
