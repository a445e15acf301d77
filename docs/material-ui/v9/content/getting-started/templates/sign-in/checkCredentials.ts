export interface Credentials {
  email: string;
  password: string;
}

export type Problems = Partial<Record<keyof Credentials, string>>;

/** What is wrong with the fields, in words for the person who filled them in; empty where nothing is. */
export function checkCredentials({ email, password }: Credentials): Problems {
  const problems: Problems = {};
  if (!email.trim()) problems.email = 'Enter your email address';
  else if (!/^\S+@\S+\.\S+$/.test(email))
    problems.email = 'An address looks like mara@school.example';
  if (!password) problems.password = 'Enter your password';
  else if (password.length < 8)
    problems.password = 'Passwords here have at least 8 characters';
  return problems;
}
