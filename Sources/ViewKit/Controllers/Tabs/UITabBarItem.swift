public import Foundation

/// A controller's item in a tab bar, with a title, an image and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The text of the badge, usually the number of new items; `nil`, the default, shows no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange?() } } }
    /// The background color of the badge; `nil`, the default, uses red.
    open var badgeColor: UIColor? { didSet { didChange?() } }
    /// The image while the item is selected; `nil`, the default, uses `image`.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange?() } } }
    /// The offset of the title from its default position, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// Creates an item without a title or an image.
    public override init() {
        super.init()
    }

    /// Creates the item from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title below an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title below an image, and a different image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
