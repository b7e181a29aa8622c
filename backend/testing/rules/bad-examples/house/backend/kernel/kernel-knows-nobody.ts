import '../platform/http/server.ts';
