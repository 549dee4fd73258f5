import { createServer } from 'node:http';

// The least that a server of Node does before it listens.
const server = createServer((_request, response) => response.end());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
});
