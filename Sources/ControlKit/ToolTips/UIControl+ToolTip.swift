public import ViewKit

extension UIControl {
    /// The text that is shown while the pointer rests over the control. `nil`, the default, shows no tooltip.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let interaction = toolTipInteraction {
                interaction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }

    /// The interaction that shows `toolTip`; `nil` until `toolTip` has been set or an interaction has been added.
    public var toolTipInteraction: UIToolTipInteraction? {
        for case let interaction as UIToolTipInteraction in interactions { return interaction }
        return nil
    }
}
