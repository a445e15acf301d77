export const pour = (water: string): string => `${water} water`;
