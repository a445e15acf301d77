import type { FeedbackMessage, FeedbackSettings } from '../types';

type Transport = Pick<FeedbackSettings, 'endpoint' | 'timeout' | 'tries' | 'retryDelay'>;

/** A message that the endpoint does not want: trying again helps nothing. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Statuses of the 400s that ask for another try: timeout, too early, too many requests. */
const TRY_AGAIN = [408, 425, 429];

/**
 * A page where JSON was due is no answer of the endpoint: the sign-in page of a network, say.
 *
 * @throws what is wrong with the answer
 */
async function check(response: Response): Promise<void> {
  const { status } = response;
  if (status >= 400 && status < 500 && !TRY_AGAIN.includes(status)) {
    throw new RefusedError(`The feedback endpoint answered ${status}.`);
  }
  if (!response.ok) throw new Error(`The feedback endpoint answered ${status}.`);
  const text = await response.text();
  if (text !== '') JSON.parse(text);
}

async function tryOnce(message: FeedbackMessage, { endpoint, timeout }: Transport): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      redirect: 'error',
      // A reader who votes and leaves has voted.
      keepalive: true,
      signal: controller.signal,
    });
    await check(response);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Posts a message, again and again with growing waits while the endpoint is slow, fails or answers nonsense.
 *
 * @throws RefusedError where the endpoint does not want it, else what the last try failed with
 */
export async function post(message: FeedbackMessage, transport: Transport): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tryOnce(message, transport);
      return;
    } catch (error) {
      if (error instanceof RefusedError || attempt >= transport.tries) throw error;
      const wait = transport.retryDelay * 2 ** (attempt - 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
