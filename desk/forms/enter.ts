// Submits the form that enters another origin of the desk; without script its button does.
document.querySelector<HTMLFormElement>('form[data-enter]')?.requestSubmit()
