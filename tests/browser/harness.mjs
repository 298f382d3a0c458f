// A real server, a real browser, and what the tests need of both.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
const program = process.env.TRILITH ?? join(target, 'debug', 'trilith');

/** A server with a data folder of its own, on a free port. */
export class Server {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'trilith-'));
    this.port = 0;
  }

  async start() {
    const address = `127.0.0.1:${this.port}`;
    this.process = spawn(program, ['serve', '--address', address, '--data', this.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise((resolve, reject) => {
      let said = '';
      this.process.stdout.on('data', (data) => {
        said += data;
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (found) resolve(found);
      });
      this.process.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(url[1]);
    this.url = url[0];
    return this;
  }

  /** Ends it, as people do or as disasters do. */
  async end(signal = 'SIGTERM') {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill(signal);
    await ended;
  }

  async remove() {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The system's Chromium. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/**
 * A page that fails the test when it reports an error.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: url,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return { context, page, errors };
}

/** Numbers that look random and are the same every time. */
export function random(seed) {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

/** A new game, made as a script would, for the player of this page; the page shows it. */
export async function newGame(page, game) {
  const response = await page.request.post('/api/games', { data: game });
  if (!response.ok()) throw new Error(await response.text());
  const { id } = await response.json();
  await page.goto(`/game/${id}`);
  await page.waitForFunction(() => document.getElementById('board')?.view);
  return id;
}

/** What the board shows. */
export const shown = (page) => page.evaluate(() => document.getElementById('board').view);

/** Waits until the board can be played on, or the game is over. */
export const ready = (page) =>
  page.waitForFunction(() => {
    const board = document.getElementById('board');
    return board.interactive || board.view.over;
  });
