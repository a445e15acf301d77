import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PageMessage, Problem } from '../types';
import { compile } from './compile';
import { readFrameMessage } from './frameMessages';
import { grow, startGrowth } from './growth';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import { readLook, watchLook } from './look';

/** Milliseconds after its document has come within which the frame says that it is ready. */
const READY_TIMEOUT = 5000;

/** Why there is no frame that could render: it hung, it went to another page, or it never came. */
export type FrameFailure = 'silent' | 'left' | 'unreachable';

export interface SandboxOptions {
  fileName: string;
  folder: string;
  css?: string;
  /** Least height of the frame, in CSS pixels. */
  minHeight: number;
  /** Milliseconds without an answer after which the frame is replaced. */
  answerTimeout: number;
}

export interface Sandbox {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes when the frame is to be replaced: the element's key. */
  frameKey: number;
  height: number;
  problem: Problem | undefined;
  failure: FrameFailure | undefined;
  /** Whether the frame is on its way to its first rendering. */
  isStarting: boolean;
  run(source: string): void;
  /** For the frame's `load` event. */
  onLoad(): void;
}

interface Connection {
  isReady: boolean;
  loads: number;
  /** Whether its document never came: only another frame can help. */
  isDead?: boolean;
  heartbeat?: Heartbeat;
  /** What to run as soon as the frame is ready. */
  waiting?: PageMessage;
}

/** Compiles edited code, has it rendered in the frame, and minds the frame. */
export function useSandbox(options: SandboxOptions): Sandbox {
  const { fileName, folder, css, minHeight, answerTimeout } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<Connection>({ isReady: false, loads: 0 });
  const latest = useRef<{ id: number; doubtfulLine?: number }>({ id: 0 });
  const [frameKey, setFrameKey] = useState(0);
  const [growth, setGrowth] = useState(() => startGrowth(minHeight));
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<FrameFailure>();
  const [isStarting, setStarting] = useState(true);

  const post = useCallback((message: PageMessage) => {
    // The frame's document has no origin that could be named; it is the only one to hear this.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);

  /** What ran in the frame is gone; its successor waits for other code. */
  const replaceFrame = useCallback((reason: FrameFailure) => {
    connection.current.heartbeat?.stop();
    connection.current = { isReady: false, loads: 0 };
    setFailure(reason);
    setStarting(false);
    setFrameKey((key) => key + 1);
  }, []);

  const onReady = useEffectEvent(() => {
    const current = connection.current;
    if (current.isReady) return;
    current.isReady = true;
    current.heartbeat = startHeartbeat({
      timeout: answerTimeout,
      ping: () => post({ type: 'ping' }),
      onSilence: () => replaceFrame('silent'),
    });
    post({ type: 'look', settings: readLook() });
    if (current.waiting) post(current.waiting);
    current.waiting = undefined;
  });

  const onMessage = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (!source || source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(data);
    if (message?.type === 'ready') onReady();
    else if (message?.type === 'pong') connection.current.heartbeat?.answer();
    else if (message?.type === 'height') {
      setGrowth((before) => grow(before, message.height, minHeight, performance.now()));
    } else if (message && message.id === latest.current.id) {
      setStarting(false);
      setProblem(
        message.type === 'problem' ? locate(message.problem, latest.current.doubtfulLine) : undefined,
      );
    }
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listener);
    const stopLook = watchLook((settings) => post({ type: 'look', settings }));
    return () => {
      window.removeEventListener('message', listener);
      stopLook();
      connection.current.heartbeat?.stop();
      connection.current = { isReady: false, loads: 0 };
    };
  }, [post]);

  const run = useCallback(
    (source: string) => {
      const { code, problem: found, doubtfulLine } = compile(source, fileName);
      latest.current = { id: latest.current.id + 1, doubtfulLine };
      setFailure(undefined);
      setProblem((before) => (code === undefined ? found : before));
      if (code === undefined) return;
      if (connection.current.isDead) {
        connection.current = { isReady: false, loads: 0 };
        setFrameKey((key) => key + 1);
      }
      const request: PageMessage = { type: 'run', id: latest.current.id, code, fileName, folder, css };
      if (connection.current.isReady) post(request);
      else connection.current.waiting = request;
    },
    [css, fileName, folder, post],
  );

  const onLoad = useCallback(() => {
    const current = connection.current;
    current.loads += 1;
    if (current.loads > 1) return replaceFrame('left');
    setTimeout(() => {
      if (connection.current !== current || current.isReady) return;
      current.isDead = true;
      setStarting(false);
      setFailure('unreachable');
    }, READY_TIMEOUT);
  }, [replaceFrame]);

  return { frame, frameKey, height: growth.height, problem, failure, isStarting, run, onLoad };
}

/** A mistake that only the browser noticed has no line: the editor's parser may know it. */
function locate(problem: Problem, doubtfulLine: number | undefined): Problem {
  return problem.kind === 'syntax' ? { ...problem, line: problem.line ?? doubtfulLine } : problem;
}
