// Loaded into the server by a test: prints every connection that the process opens.
const net = require('node:net');

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (options?.port) console.error(`CONNECTS ${options.host ?? options.hostname ?? 'localhost'}:${options.port}`);
  return connect.apply(this, args);
};
