// Goes on to another origin of the desk at once; without script the form has a button.
document.querySelector<HTMLFormElement>('form[data-enter]')?.requestSubmit()
