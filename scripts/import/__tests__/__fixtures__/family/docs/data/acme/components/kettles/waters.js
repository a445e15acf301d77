export const waters = ['Spring'];
