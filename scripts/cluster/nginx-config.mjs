/**
 * The configuration of an nginx in front of several instances.
 *
 * @param instances hosts with ports: `127.0.0.1:3001`
 * @param folder where nginx may write
 * @param searchTimeoutMs the `SEARCH_TIMEOUT_MS` of the instances
 */
export const nginxConfig = ({ port, folder, instances, searchTimeoutMs }) => `
worker_processes 1;
pid ${folder}/nginx.pid;
# Lines of a lower level name the address of the visitor, as hardly one of this does.
error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  # A query is in a body and never in this log; the addresses of visitors are not written down either.
  log_format plain '{"time":"$time_iso8601","method":"$request_method","path":"$uri","status":$status,"ms":"$request_time"}';
  access_log ${folder}/access.log plain;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server_tokens off;
  # No body of the search call is larger, and none is written to the disk.
  client_max_body_size 32k;
  client_body_buffer_size 32k;
  client_body_timeout 10s;
  client_header_timeout 10s;

  # An instance that failed is left alone for a second, and is back in time when its neighbour goes.
  upstream juegazo {
${instances.map((host) => `    server ${host} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    # Next answers what it does not know with 400 and no body.
    if ($request_method !~ ^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$) { return 405; }
    location / {
      proxy_pass http://juegazo;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      # One hop, which TRUSTED_PROXIES=1 believes; what the visitor claims does not get through.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      # A search changes nothing, so the other instance may answer what this one could not. A 429 or 503 is an answer.
      proxy_next_upstream error timeout non_idempotent;
      proxy_next_upstream_tries 2;
      proxy_connect_timeout 2s;
      # Longer than an instance takes at most: the search of one that answers must not run again on its neighbour.
      proxy_read_timeout ${Math.ceil(searchTimeoutMs / 1000) + 10}s;
    }
  }
}
`;
