import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { refetchUserAfterMutation } from './refetch-user.ts';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probeRead: build.query<{ id: string } | null, undefined>({ query: () => 'http://localhost/api/thing' }),
    probeUser: build.query<{ id: string } | null, undefined>({
      query: () => 'http://localhost/api/auth/user',
      providesTags: ['User'],
    }),
    saveDraft: build.mutation<unknown, undefined>({
      query: () => ({ url: 'http://localhost/api/drafts/forum', method: 'PUT' }),
    }),
    probeChoice: build.mutation<unknown, string>({
      query: (choice) => ({
        url: 'http://localhost/api/choice',
        method: 'PUT',
        body: { choice },
        line: 'choices',
      }),
    }),
    probeWrite: build.mutation<unknown, { body?: unknown }>({
      query: ({ body }) => ({ url: 'http://localhost/api/thing', method: 'POST', body }),
    }),
  }),
});

function storeAnswering(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(answer(request));
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, refetchUserAfterMutation),
  });
  return { store, requests };
}

afterEach(() => vi.unstubAllGlobals());

describe('a call to the server', () => {
  it('a call requests the language of the screen, not that of the browser', async () => {
    const { store, requests } = storeAnswering(() => new Response('null'));
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    await store.dispatch(probe.endpoints.probeRead.initiate(undefined));
    expect(requests[0]?.headers.get('Accept-Language')).toBe('es');
  });

  it('a 401 on a read gives no data and no error', async () => {
    const { store } = storeAnswering(() => new Response('{"message":"Unauthorized"}', { status: 401 }));
    const result = await store.dispatch(probe.endpoints.probeRead.initiate(undefined));
    expect(result.data).toBeNull();
    expect(result.error).toBeUndefined();
  });

  it('a 401 on a write is an error', async () => {
    const { store } = storeAnswering(() => new Response('{"message":"Unauthorized"}', { status: 401 }));
    const result = await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    expect(result.error).toMatchObject({ status: 401, message: '401: {"message":"Unauthorized"}' });
  });

  it('a call names a content type only with a body, and sends credentials', async () => {
    const { store, requests } = storeAnswering(() => new Response(null, { status: 204 }));
    await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    await store.dispatch(probe.endpoints.probeWrite.initiate({ body: { a: 1 } }));
    expect(requests.map((request) => request.headers.get('content-type'))).toEqual([
      null,
      'application/json',
    ]);
    expect(requests.map((request) => request.credentials)).toEqual(['include', 'include']);
  });

  it('a successful write reads the current user again, a refused write does not', async () => {
    let status = 200;
    const { store, requests } = storeAnswering((request) =>
      request.method === 'GET' ? new Response('{"id":"u"}') : new Response('{}', { status }),
    );
    await store.dispatch(probe.endpoints.probeUser.initiate(undefined));
    await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    await expect.poll(() => requests).toHaveLength(3);
    status = 409;
    await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    await Promise.all(store.dispatch(probe.util.getRunningQueriesThunk()));
    expect(requests).toHaveLength(4);
  });

  it('an automatically saved draft does not read the current user again', async () => {
    const { store, requests } = storeAnswering(() => new Response('{"id":"u"}'));
    await store.dispatch(probe.endpoints.probeUser.initiate(undefined));
    await store.dispatch(probe.endpoints.saveDraft.initiate(undefined));
    await Promise.all(store.dispatch(probe.util.getRunningQueriesThunk()));
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('a 401 on a write signs the user out on the screen', async () => {
    const unauthorized = () => new Response('{"message":"Unauthorized"}', { status: 401 });
    let isSignedIn = true;
    const { store } = storeAnswering((request) =>
      isSignedIn && request.method === 'GET' ? new Response('{"id":"u"}') : unauthorized(),
    );
    const user = () => probe.endpoints.probeUser.select(undefined)(store.getState()).data;
    await store.dispatch(probe.endpoints.probeUser.initiate(undefined));
    expect(user()).toEqual({ id: 'u' });
    isSignedIn = false;
    await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    await expect.poll(user).toBeNull();
  });

  it('a call waits for earlier calls in its line, even if they fail, and for no others', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { store, requests } = storeAnswering((request) =>
      request.method === 'PUT' ? new Promise((resolve) => answers.push(resolve)) : new Response('{}'),
    );
    const choose = (choice: string) => store.dispatch(probe.endpoints.probeChoice.initiate(choice));
    const choices = [choose('first'), choose('second'), choose('third')];
    await store.dispatch(probe.endpoints.probeWrite.initiate({}));
    const made = () => requests.filter(({ method }) => method === 'PUT').length;
    expect(made()).toBe(1);
    answers[0]?.(new Response('{}', { status: 503 }));
    await expect.poll(made).toBe(2);
    answers[1]?.(new Response('{}'));
    await expect.poll(made).toBe(3);
    answers[2]?.(new Response('{}'));
    const outcomes = await Promise.all(choices);
    expect(outcomes.map(({ error }) => error !== undefined)).toEqual([true, false, false]);
    const sent = await Promise.all(
      requests.filter(({ method }) => method === 'PUT').map((one) => one.json()),
    );
    expect(sent.map(({ choice }) => choice)).toEqual(['first', 'second', 'third']);
  });
});
