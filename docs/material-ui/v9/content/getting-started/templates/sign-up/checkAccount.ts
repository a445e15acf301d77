export type Field = 'name' | 'email' | 'password' | 'terms';

export type Problems = Partial<Record<Field, string>>;

/** What is wrong with a new account, by field; empty where nothing is. */
export function checkAccount(data: FormData): Problems {
  const text = (field: Field) => String(data.get(field) ?? '').trim();
  const problems: Problems = {};
  if (text('name').length < 2)
    problems.name = 'Tell your neighbors what to call you';
  if (!/^\S+@\S+\.\S+$/.test(text('email')))
    problems.email = 'Enter an address such as ines@garden.example';
  if (rankPassword(text('password')) < 2)
    problems.password =
      'Use 10 characters or more, among them a number or a capital';
  if (!data.has('terms')) problems.terms = 'Agree to the house rules to go on';
  return problems;
}

/** How hard a password is to guess, from 0 to 4. */
export function rankPassword(password: string): number {
  const rules = [
    password.length >= 10,
    /\d/.test(password),
    /[a-z][^a-z]|[A-Z][a-z]/.test(password),
  ];
  const met = rules.filter(Boolean).length;
  return password.length >= 10
    ? met + Number(password.length >= 14)
    : Math.min(met, 1);
}
