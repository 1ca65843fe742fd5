import { CALLS, type CallName, type Gives, refused, type Takes, type WireRefusal } from '@deedbook/protocol';

/** A call the server refused, or that never reached it. */
export class CallError extends Error {
  /** Why; null if the server could not be reached or its reply made no sense. */
  readonly refusal: WireRefusal | null;
  /** The HTTP status; null if there was no reply. */
  readonly status: number | null;

  constructor(name: CallName, refusal: WireRefusal | null, status: number | null, cause?: unknown) {
    super(`${name}: ${refusal?.rule ?? 'no answer'}`, { cause });
    this.refusal = refusal;
    this.status = status;
  }
}

/** The parameters of a path, such as a table. */
type Named = Readonly<Record<string, string>>;

/** The HTTP interface of a server. Browsers have a cookie; programs send their session token. */
export class Calls {
  readonly url: string;
  readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  async call<C extends CallName>(name: C, takes: Takes<C>, named: Named = {}): Promise<Gives<C>> {
    const { gives } = CALLS[name];
    let reply: Response;
    let body: unknown;
    try {
      reply = await this.send(name, takes, named);
      body = await reply.json();
    } catch (error) {
      throw new CallError(name, null, null, error);
    }
    const { ok, status } = reply;
    if (!ok) throw new CallError(name, refused.safeParse(body).data?.refusal ?? null, status);
    const { success, data, error } = gives.safeParse(body);
    if (!success) throw new CallError(name, null, status, error);
    return data as Gives<C>;
  }

  private send(name: CallName, takes: object, named: Named): Promise<Response> {
    const { method, path } = CALLS[name];
    const at = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(named[part] ?? ''));
    const address = new URL(at, this.url);
    const headers = new Headers({ 'x-deedbook': '1' });
    if (this.token !== undefined) headers.set('authorization', `Bearer ${this.token}`);
    if (method === 'GET') {
      for (const [field, value] of Object.entries(takes)) address.searchParams.set(field, String(value));
      return fetch(address, { headers });
    }
    headers.set('content-type', 'application/json');
    return fetch(address, { method, headers, body: JSON.stringify(takes) });
  }
}
