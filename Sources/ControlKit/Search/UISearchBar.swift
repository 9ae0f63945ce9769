public import Foundation
import LayerKit
import TextKit
public import ViewKit

/// A bar with a text field for searching, an optional cancel button, and optional buttons for the scope of the search.
///
/// Return calls `searchBarSearchButtonClicked(_:)`. Escape acts like the cancel button if the button is visible or the
/// search of a search controller is active; otherwise it clears the text. The Down key moves the focus to the content
/// after the bar, such as a list of results.
@preconcurrency @MainActor
open class UISearchBar: UIView, ViewBehavior {
    /// The background of a search bar.
    public enum Style: UInt, Sendable {
        /// The standard background of bars.
        case `default`
        /// The same background as `default`.
        case prominent
        /// No background.
        case minimal
    }

    /// The delegate that is notified of editing and searches, and can reject edits.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field. Don't replace its delegate, which connects the field to the search bar.
    public let searchTextField = UISearchTextField()
    /// The line of text above the field. `nil` by default.
    open var prompt: String? { didSet { if prompt != oldValue { updatePrompt() } } }
    /// The background of the bar. `.default` by default.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }
    /// The background color of the bar; `nil`, the default, uses the standard color.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// The colors of the bar, where no other property sets them. `.black` gives the bar and its views the colors of
    /// dark mode, unless `overrideUserInterfaceStyle` is set. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle == .blackTranslucent { isTranslucent = true }
            guard barStyle != oldValue else { return }
            updateInterfaceStyle()
            updateBackground()
        }
    }
    /// The light or dark style of the bar and its views. Setting `.unspecified`, the default, inherits the style or, if
    /// `barStyle` is black, uses the dark style.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set {
            requestedInterfaceStyle = newValue
            updateInterfaceStyle()
        }
    }
    /// `true` if the bar is translucent. `true` by default. Has no effect; the style and the background color determine
    /// the opacity.
    open var isTranslucent = true
    /// The titles of the scope buttons; `nil` by default. The buttons are only visible while `showsScopeBar` is `true`.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { reloadScopes() } } }
    /// `true` if the scope buttons, if there are any, are visible below the field. `false` by default.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// The search controller to which the bar belongs.
    weak var controller: UISearchController?
    /// `true` while the bar is part of a navigation bar, which provides the background.
    var isInNavigationBar = false {
        didSet {
            updateBackground()
            contentHeightDidChange(animated: false)
        }
    }
    let ground = UIView()
    let cancelButton = UIButton(type: .system)
    var promptLabel: UILabel?
    var scopes: UISegmentedControl?
    private(set) var showsScopes = false
    private(set) var showsCancel = false
    /// The interface style that the app has set.
    private var requestedInterfaceStyle = UIUserInterfaceStyle.unspecified
    private let editing = SearchBarEditing()

    // MARK: Lifecycle

    /// Creates a bar with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        editing.searchBar = self
        searchTextField.searchBar = self
        searchTextField.delegate = editing
        searchTextField.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
        cancelButton.contentEdgeInsets = UIEdgeInsets(
            top: 0, left: SearchBarMetrics.buttonPadding, bottom: 0, right: SearchBarMetrics.buttonPadding)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        cancelButton.isHidden = true
        ground.isUserInteractionEnabled = false
        for view in [ground, searchTextField, cancelButton] { addSubview(view) }
        updateBackground()
    }

    /// Applies the interface style that the app has set or, without one, that of `barStyle`.
    private func updateInterfaceStyle() {
        let isDark = requestedInterfaceStyle == .unspecified && barStyle.isDark
        super.overrideUserInterfaceStyle = isDark ? .dark : requestedInterfaceStyle
    }

    // MARK: Public

    /// The text of the field. Setting it doesn't notify the delegate, but updates the results of a search controller.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != text else { return }
            searchTextField.text = newValue
            controller?.textDidChange()
        }
    }

    /// The text that is displayed while the field is empty. `nil` by default; "Search" in the bar of a search
    /// controller.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// `true` if the cancel button is visible. `false` by default.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// The index of the selected scope button. 0 by default. Setting it doesn't notify the delegate, but updates the
    /// results of a search controller.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            selectScope()
            if selectedScopeButtonIndex != oldValue { controller?.scopeDidChange() }
        }
    }

    /// Shows or hides the cancel button, optionally animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        layoutIfNeeded()
        showsCancel = showsCancelButton
        cancelButton.isHidden = false
        cancelButton.alpha = showsCancelButton ? 0 : 1
        if !showsCancelButton { window?.resignFocus(in: cancelButton) }
        change(animated: animated) { [self] in
            cancelButton.alpha = showsCancelButton ? 1 : 0
        } completion: { [self] in
            cancelButton.isHidden = !showsCancel
        }
    }

    /// Shows or hides the scope buttons, optionally animated.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        layoutIfNeeded()
        showsScopes = show
        contentHeightDidChange(animated: animated)
        let scopes = scopes
        scopes?.isHidden = false
        scopes?.alpha = show ? 0 : 1
        change(animated: animated) {
            scopes?.alpha = show ? 1 : 0
        } completion: { [self] in
            scopes?.isHidden = !showsScopes
        }
    }

    /// Begins editing the text. Returns `false` if editing can't begin.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing the text.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// `true` while the text is being edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// A view that is docked at the bottom of the window while the text is being edited. `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight) }

    open override func layoutSubviews() {
        placeParts()
    }
}
