import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithTests, type Running, runProgram } from '../server/run-node.ts'

/** The fastest way in which nginx sends these files: packed beforehand, nothing logged. */
function configuration(folder: string, site: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; application/javascript js; text/css css; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`
}

/** Starts an nginx with one worker over the built site and waits until it answers. */
export async function startNginx(folder: string, site: string, port: number): Promise<Running> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, site, port))
  const nginx = runProgram(['nginx', '-e', `${folder}/error.log`, '-c', file], {}, { cwd: folder })
  endWithTests(nginx, 'SIGTERM')
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) return nginx
    await wait(50)
  }
  throw new Error(`nginx does not answer:\n${nginx.output()}`)
}
