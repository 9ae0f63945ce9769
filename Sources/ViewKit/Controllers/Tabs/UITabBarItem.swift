import Foundation

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// What the mark at the item says: a number of what is new, mostly. Nil, the default, is no mark.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange?() } } }
    /// The ground of the mark; nil, the default, is red.
    open var badgeColor: UIColor? { didSet { didChange?() } }
    /// The picture while the item is selected; nil, the default, is the same picture.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange?() } } }

    /// Makes an item without a title and a picture.
    public override init() {
        super.init()
    }

    /// Makes an item with a title and a picture over it.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes an item with a title and a picture over it, which is another while the item is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}
