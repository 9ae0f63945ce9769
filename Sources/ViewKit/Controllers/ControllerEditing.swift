/// A controller's editing mode and the button that toggles it.
@MainActor
struct ControllerEditing {
    var isOn = false { didSet { updateButton() } }
    private var button: UIBarButtonItem?

    /// Returns the Edit or Done button of `controller`, creating it on first use.
    mutating func button(of controller: UIViewController) -> UIBarButtonItem {
        if let button { return button }
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak controller] _ in
                if let controller { controller.setEditing(!controller.isEditing, animated: true) }
            })
        self.button = button
        updateButton()
        return button
    }

    private func updateButton() {
        button?.title = isOn ? "Done" : "Edit"
        button?.style = isOn ? .done : .plain
    }
}
