import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFigures } from './process-figures.ts';

// The minimal server for open streams: node:http, a list, and a line to each of them every 25 seconds.
const BEATS = 25;
const turns: ServerResponse[][] = Array.from({ length: BEATS }, () => []);
let opened = 0;
let turn = 0;

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.write('event: unread\ndata: {"count":0}\n\n');
  turns[opened % BEATS]?.push(response);
  opened += 1;
});
setInterval(() => {
  turn += 1;
  for (const response of turns[turn % BEATS] ?? []) response.write('event: ping\ndata: {}\n\n');
}, 1000);
answerFigures();
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
