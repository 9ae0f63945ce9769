extension UIImage {
    /// The symbol "plus.circle.fill", for adding an item.
    public class var add: UIImage { standardSymbol("plus.circle.fill") }
    /// The symbol "minus.circle.fill", for removing an item.
    public class var remove: UIImage { standardSymbol("minus.circle.fill") }
    /// The symbol "ellipsis.circle", for a menu of actions.
    public class var actions: UIImage { standardSymbol("ellipsis.circle") }
    /// The symbol "checkmark".
    public class var checkmark: UIImage { standardSymbol("checkmark") }
    /// The symbol "checkmark.circle.fill", for a selected item.
    public class var strokedCheckmark: UIImage { standardSymbol("checkmark.circle.fill") }

    private class func standardSymbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
