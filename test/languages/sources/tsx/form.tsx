/** A form that checks what is typed. */
import * as React from 'react'

type Errors<F> = { [K in keyof F]?: string }
enum State { Clean, Dirty = 'dirty' }

export abstract class Form<F extends object, S = {}> extends React.Component<{ value: F } & S> {
	static defaultProps = { value: {} }
	private readonly ref = React.createRef<HTMLFormElement>()
	state: { errors: Errors<F>; state: State } = { errors: {}, state: State.Clean }

	abstract check(value: F): Errors<F>

	private submit = async (event: React.FormEvent): Promise<void> => {
		event.preventDefault()
		const errors = this.check(this.props.value)
		this.setState({ errors, state: State.Dirty })
		if (Object.keys(errors).length > 0) return
		try { await fetch('/save', { method: 'POST', body: JSON.stringify(this.props.value) }) }
		catch (error) { console.error(error as Error) }
	}

	override render(): JSX.Element {
		const { errors, state } = this.state
		return <form ref={this.ref} onSubmit={this.submit} noValidate>
			{this.props.children}
			{(Object.entries(errors) as [keyof F & string, string][]).map(([name, text]) =>
				<Message<F> key={name} name={name} {...{ text }}>"{text}" — ünïcödé 'quoted' &quot;</Message>,
			)}
			<Menu.Item.Button disabled={state !== State.Dirty} title='save "it"'>Save</Menu.Item.Button>
			<input type="text" value={"x" + 1} /><br/>
		</form>
	}
}
