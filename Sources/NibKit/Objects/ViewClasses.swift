import ControlKit
import ListKit
import ViewKit

/// The view classes by element name.
enum ViewClasses {
    @MainActor static let types: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
        "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
        "refreshControl": UIRefreshControl.self, "control": UIControl.self, "pickerView": UIPickerView.self,
        "toolbar": UIToolbar.self, "searchBar": UISearchBar.self,
    ]
}
