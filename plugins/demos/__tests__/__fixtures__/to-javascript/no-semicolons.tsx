let first: string
let second = first as any
;[1, 2].forEach((item) => console.log(item))
type Between = string
const third = second as unknown as string
type After = Between
;(globalThis as any).third = third

class Fields {
  a: string
  ['b'] = 1
  readonly c?: number
  *d() {}
  get: boolean
  e() {}
}

function last(): string | undefined {
  return first! as string
}
export default last satisfies () => string | undefined
