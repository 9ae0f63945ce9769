import ControlKit
import Foundation
import ListKit
import ViewKit

// Classes whose initializer reads and replaces a value of an interface file.

/// A view with a value that is "file" if it comes from the file, and "code" if the initializer has replaced it.
@MainActor
protocol ValueReading: UIView {
    /// The value after `super.init(coder:)`.
    var decoded: String { get }
    /// The current value.
    var readValue: String { get }
}

final class ReadingLabel: UILabel, ValueReading {
    private(set) var decoded = ""
    var readValue: String { text ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        text = "code"
    }
}

final class ReadingButton: UIButton, ValueReading {
    private(set) var decoded = ""
    var readValue: String { title(for: .normal) ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        setTitle("code", for: .normal)
    }
}

final class ReadingField: UITextField, ValueReading {
    private(set) var decoded = ""
    var readValue: String { text ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        text = "code"
    }
}

final class ReadingText: UITextView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { text ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        text = "code"
    }
}

final class ReadingSearchBar: UISearchBar, ValueReading {
    private(set) var decoded = ""
    var readValue: String { placeholder ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        placeholder = "code"
    }
}

final class ReadingPicture: UIImageView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { image == nil ? "code" : "file" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        image = nil
    }
}

final class ReadingSwitch: UISwitch, ValueReading {
    private(set) var decoded = ""
    var readValue: String { isOn ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        isOn = false
    }
}

final class ReadingSlider: UISlider, ValueReading {
    private(set) var decoded = ""
    var readValue: String { maximumValue == 8 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        maximumValue = 5
    }
}

final class ReadingStepper: UIStepper, ValueReading {
    private(set) var decoded = ""
    var readValue: String { maximumValue == 8 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        maximumValue = 5
    }
}

final class ReadingSegments: UISegmentedControl, ValueReading {
    private(set) var decoded = ""
    var readValue: String { titleForSegment(at: 0) ?? "" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        setTitle("code", forSegmentAt: 0)
    }
}

final class ReadingPages: UIPageControl, ValueReading {
    private(set) var decoded = ""
    var readValue: String { numberOfPages == 8 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        numberOfPages = 5
    }
}

final class ReadingSpinner: UIActivityIndicatorView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { style == .large ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        style = .medium
    }
}

final class ReadingProgress: UIProgressView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { progress == 0.5 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        progress = 1
    }
}

final class ReadingStack: UIStackView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { axis == .vertical ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        axis = .horizontal
    }
}

final class ReadingScroll: UIScrollView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { isPagingEnabled ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        isPagingEnabled = false
    }
}

final class ReadingTable: UITableView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { rowHeight == 80 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        rowHeight = 50
    }
}

final class ReadingCollection: UICollectionView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { allowsMultipleSelection ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        allowsMultipleSelection = false
    }
}

final class ReadingItem: UICollectionViewCell, ValueReading {
    private(set) var decoded = ""
    var readValue: String { contentView.subviews.isEmpty ? "code" : "file" }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        contentView.subviews.first?.removeFromSuperview()
    }
}

final class ReadingBox: UIView, ValueReading {
    private(set) var decoded = ""
    var readValue: String { frame.width == 80 && tag == 8 && subviews.count == 1 ? "file" : "code" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        tag = 5
    }
}

final class ReadingCell: UITableViewCell, ValueReading {
    private(set) var decoded = ""
    var readValue: String { accessoryType == .checkmark && !contentView.subviews.isEmpty ? "file" : "code" }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = readValue
        accessoryType = .none
    }
}

/// A view whose initializer always fails, after the toolkit's part of it.
final class FailingView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

/// A view whose initializer doesn't pass the coder on.
final class FramedView: UIView {
    required init?(coder: NSCoder) {
        super.init(frame: .zero)
        backgroundColor = .red
    }
}

final class ReadingController: UIViewController {
    private(set) var decoded: [String?] = []
    private(set) var decodedTag = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = [title, tabBarItem.title, navigationItem.title]
        decodedTag = view.tag
        title = "code"
        hidesBottomBarWhenPushed = false
    }
}

final class FailingController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}
