import 'zod'

/** What a schema says of its field to the editor in the browser. */
declare module 'zod' {
  interface GlobalMeta {
    /** The field's name, where the key's own words will not do. */
    label?: string
    /** One plain sentence under the field. */
    hint?: string
    /** A text of several sentences: it gets a larger box. */
    long?: boolean
    /** The value is the name of a file in that folder of `content/`. */
    refersTo?: 'companies' | 'pictures'
    /** The values to choose from, where they depend on other files. */
    choices?: () => readonly string[]
    /** Of a status: what the owner confirms or corrects, as the launch check asks for it. */
    confirm?: string
    /** Of a status: the fields that a confirmed build leaves out; the whole record without it. */
    covers?: readonly string[]
    /** Of a group that a confirmed build may leave out: a form shows it without a switch. */
    always?: boolean
    /** A field that a program fills in: no form shows it. */
    internal?: boolean
    /** The value is the name of a picture that is uploaded beside the record's file. */
    upload?: boolean
    /** What names the record's file, if not one of its texts. */
    fileName?: string
  }
}
