export const waters: string[] = ['Spring'];
